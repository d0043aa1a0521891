import { guide, t } from '../../stories/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button } from '../Button/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Inline, Stack } from './layout.tsx';

const choices = (['courseUpdates', 'newMessages', 'promotions', 'newsletter'] as const).map((kind) => (
  <Checkbox key={kind} label={t(`dashboard:notifications.${kind}`)} />
));
const badges = (
  <>
    <Badge tone="accent">{t('common:roles.instructor')}</Badge>
    <Badge tone="caution">{t('common:status.pendingApproval')}</Badge>
  </>
);

export const inlineGuide = guide({
  status: 'stable',
  use: [
    'For a few elements in a line: buttons, badges. Elements that don’t fit wrap.',
    'Order them in reading direction: the row is mirrored in Arabic.',
  ],
  instead: [
    { when: 'They form a column', use: 'Stack' },
    { when: 'They need columns of equal width', use: 'Grid' },
  ],
  examples: [
    {
      do: {
        show: () => (
          <Inline>
            {badges}
            <Button size="small">{t('admin:review')}</Button>
          </Inline>
        ),
        why: 'Small elements of one line are centered on each other and wrap together.',
      },
      dont: {
        show: () => (
          <Inline gap="xxxl">
            {badges}
            <Button size="small">{t('admin:review')}</Button>
          </Inline>
        ),
        why: 'A large gap tears apart what belongs to one thing.',
      },
    },
    {
      do: {
        show: () => <Stack gap="none">{choices}</Stack>,
        why: 'In a column, the boxes are aligned and the labels are quick to compare.',
      },
      dont: {
        show: () => <Inline gap="xs">{choices}</Inline>,
        why: 'In rows that wrap, the boxes are not aligned, and it is unclear which label belongs to which box.',
      },
    },
  ],
  anatomy: [
    { part: 'The row', selector: 'div:nth-child(1) > div:has(> button)' },
    { part: 'An element', selector: 'div:nth-child(1) > div > button:first-child' },
    { part: 'The next element, after the gap', selector: 'div:nth-child(1) > div > button:last-child' },
  ],
  keyboard: { none: 'Layout only.' },
  related: ['Stack', 'Grid', 'Page', 'Button', 'Badge'],
  terms: {
    en: ['row', 'horizontal', 'flex', 'cluster', 'button group', 'gap'],
    ar: ['صف', 'أفقي', 'مجموعة أزرار', 'تباعد', 'جنبًا إلى جنب'],
    fr: ['ligne', 'rangée', 'horizontal', 'groupe de boutons', 'côte à côte', 'espacement'],
  },
});
