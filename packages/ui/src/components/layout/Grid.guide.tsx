import { guide, t } from '../../stories/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Text } from '../Text/index.ts';
import { Grid, Inline } from './layout.tsx';

const cards = (['ask', 'share', 'respect'] as const).map((id) => (
  <Card key={id} padding="small">
    <Text size="small">{t(`catalog:community.values.${id}.title`)}</Text>
  </Card>
));
const actions = (
  <>
    <Button>{t('common:actions.cancel')}</Button>
    <Button tone="primary">{t('courseEditor:form.save')}</Button>
  </>
);

export const gridGuide = guide({
  status: 'stable',
  use: [
    'For cards of one kind. Columns keep their width in an incomplete last row.',
    '`columns` is a maximum: a narrow container has fewer, mobile has one.',
  ],
  instead: [
    { when: 'They have different widths', use: 'Inline' },
    { when: 'There is only one column', use: 'Stack' },
  ],
  examples: [
    {
      do: {
        show: () => <Grid columns={2}>{cards}</Grid>,
        why: 'Equal cards are easy to scan and compare.',
      },
      dont: {
        show: () => <Inline>{cards}</Inline>,
        why: 'As wide as their texts, the cards look different in importance and have no columns.',
      },
    },
    {
      do: {
        show: () => <Inline justify="end">{actions}</Inline>,
        why: 'Buttons are as wide as their labels and stay together.',
      },
      dont: {
        show: () => <Grid columns={2}>{actions}</Grid>,
        why: 'In columns, buttons grow with the page and look like tiles.',
      },
    },
  ],
  anatomy: [
    { part: 'The grid', selector: 'div:has(> div > p)' },
    { part: 'A cell, as high as its row', selector: 'div:nth-child(1):has(> p)' },
  ],
  keyboard: { none: 'Layout only.' },
  related: ['Inline', 'Stack', 'Card', 'CategoryGrid', 'Carousel', 'InfiniteList'],
  terms: {
    en: ['columns', 'tiles', 'layout', 'gallery', 'masonry'],
    ar: ['شبكة', 'أعمدة', 'تخطيط', 'صفوف', 'معرض بطاقات'],
    fr: ['grille', 'colonnes', 'disposition', 'mise en page', 'mosaïque'],
  },
});
