import { Button, ButtonLink } from '../../components/Button/index.ts';
import { Inline } from '../../components/layout/index.ts';
import { guide, t } from '../../stories/index.ts';

const signIn = <Button tone="primary">{t('common:header.signIn')}</Button>;

export const headerGuide = guide({
  use: [
    'Once, at the top of every page. Guests see the link for experts and the sign-in button.',
    'With up to five links of one or two words, so that they fit on one line.',
  ],
  instead: [
    { when: 'It is the heading of a page', use: 'PageHeader' },
    { when: 'It is the menu on mobile', use: 'HeaderDrawer, which the header opens' },
  ],
  do: signIn,
  why: '`account` is one button, the only primary one on every page.',
  dont: (
    <Inline>
      <ButtonLink tone="primary" href="/experts">
        {t('common:header.experts')}
      </ButtonLink>
      {signIn}
    </Inline>
  ),
  whyNot:
    'Two primary buttons in `account` outweigh the page below. A link in `links` is enough for experts.',
  keyboard: {
    Tab: 'Moves to the logo, the search, the links, the account. On mobile the menu button replaces the links.',
    Enter: 'In the search: opens the results.',
    Escape: 'In the search: clears it.',
  },
});
