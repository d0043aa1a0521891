import { guide, t } from '../../stories/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Grid, Inline } from './layout.tsx';

const cards = (['ask', 'share', 'respect'] as const).map((id) => (
  <Card key={id} padding="small">
    <Text size="small">{t(`catalog:community.values.${id}.title`)}</Text>
  </Card>
));
export const gridGuide = guide({
  use: [
    'For cards of one kind. Columns keep their width in an incomplete last row.',
    '`columns` is a maximum: a narrow container has fewer, mobile has one.',
  ],
  instead: [
    { when: 'They have different widths', use: 'Inline' },
    { when: 'There is only one column', use: 'Stack' },
  ],
  do: <Grid columns={2}>{cards}</Grid>,
  why: 'Equal cards are easy to scan and compare.',
  dont: <Inline>{cards}</Inline>,
  whyNot: 'Cards as wide as their texts form no columns and seem to differ in importance.',
  keyboard: { none: 'Layout only.' },
});
