import { guide, t } from '../../stories/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Inline } from './layout.tsx';

const badges = (
  <>
    <Badge tone="accent">{t('common:roles.instructor')}</Badge>
    <Badge tone="caution">{t('common:status.pendingApproval')}</Badge>
  </>
);

export const inlineGuide = guide({
  use: [
    'For a few elements in a line: buttons, badges. Elements that don’t fit wrap.',
    'Order them in reading direction: the row is mirrored in Arabic.',
  ],
  instead: [
    { when: 'They form a column', use: 'Stack' },
    { when: 'They need columns of equal width', use: 'Grid' },
  ],
  do: (
    <Inline>
      {badges}
      <Button size="small">{t('staff:requests.review')}</Button>
    </Inline>
  ),
  why: 'Small elements share one line, are centered on it and wrap together.',
  dont: (
    <Inline gap="xxxl">
      {badges}
      <Button size="small">{t('staff:requests.review')}</Button>
    </Inline>
  ),
  whyNot: 'A large gap separates what belongs together.',
  keyboard: { none: 'Layout only.' },
});
