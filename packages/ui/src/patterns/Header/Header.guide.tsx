import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';

const signIn = <Button tone="primary">{t('common:header.signIn')}</Button>;

export const headerGuide = guide({
  status: 'stable',
  use: [
    'Once, at the top of every page. Guests see the link for experts and the sign-in button.',
    'With up to five links of one or two words, so that they fit on one line.',
  ],
  instead: [
    { when: 'It is the heading of a page', use: 'PageHeader' },
    { when: 'It is the menu on mobile', use: '`HeaderDrawer`, which the header opens' },
  ],
  examples: [
    {
      do: {
        show: () => signIn,
        why: '`account` is one button: the only primary one that is on every page.',
      },
      dont: {
        show: () => (
          <Inline>
            <ButtonLink tone="primary" href="/experts">
              {t('common:header.experts')}
            </ButtonLink>
            {signIn}
          </Inline>
        ),
        why: 'Two primary buttons in `account` outweigh the page below. A link in `links` is enough for experts.',
      },
    },
  ],
  anatomy: [
    { part: 'Slogan', selector: 'header > p' },
    { part: 'Logo, a link to the home page', selector: 'a[href="/"]' },
    { part: 'Search', selector: 'search' },
    { part: 'Main links', selector: 'nav' },
    { part: 'Account', selector: 'nav + div' },
  ],
  keyboard: {
    Tab: 'Moves to the logo, the search, the links, the account. On mobile the menu button replaces the links.',
    Enter: 'In the search: opens the results.',
    Escape: 'In the search: clears it.',
  },
  related: ['HeaderDrawer', 'SearchBox', 'UserMenu', 'SkipLinks', 'Footer', 'PageHeader', 'Logo'],
  terms: {
    en: ['navigation bar', 'navbar', 'top bar', 'app bar', 'menu', 'masthead'],
    ar: ['رأس الموقع', 'شريط التنقل', 'الشريط العلوي', 'القائمة الرئيسية'],
    fr: ['en-tête', 'barre de navigation', 'barre supérieure', 'menu principal'],
  },
});
