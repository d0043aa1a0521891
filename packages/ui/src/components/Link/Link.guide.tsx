import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from '../layout/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

export const linkGuide = guide({
  status: 'stable',
  use: [
    'For every link to another page.',
    '`accent` inside a text, where it is underlined; `standalone` on a line of its own; `quiet` in navigation.',
    'Name the target, so that the text makes sense on its own.',
  ],
  instead: [
    { when: 'It triggers an action', use: 'Button' },
    { when: 'It is the main next step', use: '`ButtonLink` of Button' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Link tone="standalone" href="/sessions">
            {t('landing:seeAllSessions')}
          </Link>
        ),
        why: 'The target is clear without the text around it, as in a screen reader’s list of links.',
      },
      dont: {
        show: () => (
          <Link tone="standalone" href="/sessions">
            {t('landing:seeAll')}
          </Link>
        ),
        why: 'On a page with several lists, nobody knows which one this link shows.',
      },
    },
    {
      do: {
        show: () => (
          <Inline gap="md">
            <Link tone="standalone" href="/dashboard">
              {t('catalog:course.toDashboard')}
            </Link>
            <Button tone="quiet">{t('catalog:course.leave')}</Button>
          </Inline>
        ),
        why: 'The link goes to a page, and the button does something.',
      },
      dont: {
        show: () => (
          <Text>
            {t('catalog:course.leavePlace')} <Link href="/dashboard">{t('catalog:course.leave')}</Link>
          </Text>
        ),
        why: 'A link promises a page, and users follow it without expecting to lose anything.',
      },
    },
  ],
  anatomy: [{ part: 'The link, underlined inside a text', selector: 'a' }],
  keyboard: { Enter: 'Follows the link.' },
  related: ['Button', 'Logo', 'SideNav', 'Breadcrumbs', 'SkipLinks', 'Menu'],
  terms: {
    en: ['hyperlink', 'anchor', 'url', 'href', 'navigation'],
    ar: ['رابط', 'وصلة', 'ارتباط تشعبي', 'عنوان الصفحة', 'تنقل'],
    fr: ['lien', 'hyperlien', 'ancre', 'adresse', 'navigation'],
  },
});
