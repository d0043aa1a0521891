import { guide, t } from '../../stories/index.ts';
import { countedCategories } from '../catalog.fixtures.ts';
import { CategoryGrid } from './CategoryGrid.tsx';

const few = countedCategories.slice(0, 4);
const label = t('catalog:domain.list');

export const categoryGridGuide = guide({
  status: 'stable',
  use: [
    'For the categories of a domain.',
    'With `viewAll`, it shows the first seven and a link to all of them; without it, all of them.',
    'As cards on a page, and with `look="row"` inside a card.',
  ],
  instead: [
    { when: 'They load page by page', use: 'InfiniteList' },
    { when: 'The domain is shown too', use: 'DomainCard' },
  ],
  examples: [
    {
      do: {
        show: () => <CategoryGrid categories={few} aria-label={label} />,
        why: 'On a page, cards use the width and set the categories apart.',
      },
      dont: {
        show: () => <CategoryGrid categories={few} look="row" aria-label={label} />,
        why: 'Rows belong inside a card: on a page, they leave most of the width empty.',
      },
    },
  ],
  anatomy: [
    { part: 'List', selector: 'ul' },
    { part: 'Tile', selector: 'li:first-child > a' },
    { part: 'Icon in the color of the category', selector: 'li:first-child > a > span:has(svg)' },
    { part: 'Name', selector: 'li:first-child bdi' },
    { part: 'Number of courses', selector: 'li:first-child bdi + span' },
  ],
  keyboard: { Tab: 'Moves to the next tile.', Enter: 'Opens the category.' },
  related: ['CategoryTile', 'DomainCard', 'InfiniteList', 'Grid'],
  terms: {
    en: ['topics', 'subjects', 'browse', 'tiles', 'catalog'],
    ar: ['فئات', 'تصنيفات', 'مواضيع', 'تصفّح', 'شبكة'],
    fr: ['catégories', 'sujets', 'parcourir', 'tuiles', 'grille'],
  },
});
