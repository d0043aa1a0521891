import { guide, t } from '../../stories/index.ts';
import { Link } from './Link.tsx';

export const linkGuide = guide({
  use: [
    'For every link to another page.',
    '`accent` inside a text, where it is underlined; `standalone` on a line of its own; `quiet` in navigation.',
    'Name the target, so that the text makes sense on its own.',
    '`externalIcon` where a reader does not expect to leave the app. *Links* in the foundations lists the allowed addresses.',
  ],
  instead: [
    { when: 'It triggers an action', use: 'Button' },
    { when: 'It is the main next step', use: '`ButtonLink` of Button' },
  ],
  do: (
    <Link tone="standalone" href="/sessions">
      {t('catalog:landing.seeAllSessions')}
    </Link>
  ),
  why: 'The target is clear without the text around it, as in a screen reader’s list of links.',
  dont: (
    <Link tone="standalone" href="/sessions">
      {t('catalog:landing.seeAll')}
    </Link>
  ),
  whyNot: 'On a page with several lists, nobody knows which one “all” refers to.',
  keyboard: { Enter: 'Follows the link.' },
});
