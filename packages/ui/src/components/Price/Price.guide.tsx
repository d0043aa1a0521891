import { guide, t } from '../../stories/index.ts';
import { Text } from '../Text/index.ts';
import { Price } from './Price.tsx';

const free = t('catalog:card.free');

export const priceGuide = guide({
  status: 'stable',
  use: [
    'For the price of a course: dollars, or the same number in euros in French.',
    'A price of 0 is shown as a word.',
  ],
  instead: [{ when: 'It is another number', use: 'StatTile of StatList' }],
  examples: [
    {
      do: {
        show: () => <Price amount={1249.5} free={free} />,
        why: 'Digits, separators and the currency symbol follow the language of the page.',
      },
      dont: {
        show: () => <Text>$1,249.50</Text>,
        why: 'A fixed text is wrong in French, which has other separators and puts the symbol last.',
      },
    },
    {
      do: {
        show: () => <Price amount={0} free={free} />,
        why: 'A word is noticed and can’t be mistaken for a missing price.',
      },
      dont: {
        show: () => <Text>$0.00</Text>,
        why: 'A zero looks like a price that is not set yet.',
      },
    },
  ],
  anatomy: [{ part: 'The amount with its currency, on one line', selector: 'data' }],
  keyboard: { none: 'Not interactive.' },
  related: ['Rating', 'StatList', 'CourseCard', 'CourseHero', 'Text'],
  terms: {
    en: ['cost', 'fee', 'currency', 'amount', 'money', 'free'],
    ar: ['سعر', 'تكلفة', 'رسوم', 'عملة', 'مبلغ', 'مجاني'],
    fr: ['prix', 'tarif', 'coût', 'devise', 'montant', 'gratuit'],
  },
});
