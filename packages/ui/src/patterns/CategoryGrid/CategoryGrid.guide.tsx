import { guide, t } from '../../stories/index.ts';
import { countedCategories } from '../catalog.fixtures.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

const few = countedCategories.slice(0, 4);
const label = t('catalog:domain.list');

export const categoryGridGuide = guide({
  use: [
    'For the categories of a domain.',
    'With `viewAll`, it shows the first seven and a link to all of them; without it, all of them.',
    'As cards on a page, and with `look="row"` inside a card.',
  ],
  instead: [
    { when: 'They load page by page', use: 'InfiniteList' },
    { when: 'The domain is shown too', use: 'DomainCard' },
  ],
  do: <CategoryGrid categories={few} aria-label={label} />,
  why: 'On a page, cards use the width and set the categories apart.',
  dont: <CategoryGrid categories={few} look="row" aria-label={label} />,
  whyNot: 'Rows belong inside a card: on a page, they leave most of the width empty.',
  keyboard: { Tab: 'Moves to the next tile.', Enter: 'Opens the category.' },
});
