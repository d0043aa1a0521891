import { Text } from '../../components/Text/index.ts';
import { guide, t } from '../../stories/index.ts';
import { Price } from './Price.tsx';

const free = t('catalog:card.free');

export const priceGuide = guide({
  use: [
    'For the price of a course: dollars, or the same number in euros in French.',
    'A price of 0 becomes a word.',
  ],
  instead: [{ when: 'It is another number', use: 'StatTile of StatList' }],
  do: <Price amount={1249.5} free={free} />,
  why: 'Digits, separators and the currency symbol follow the language of the page.',
  dont: <Text>$1,249.50</Text>,
  whyNot: 'A fixed text is wrong in French, which uses other separators and puts the symbol last.',
  keyboard: { none: 'Not interactive.' },
});
