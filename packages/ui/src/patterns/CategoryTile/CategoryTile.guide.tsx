import { guide, t } from '../../stories/index.ts';
import { categories } from '../catalog.fixtures.ts';
import { CategoryTile } from './CategoryTile.tsx';

const { id: _, ...category } = categories[5] ?? { id: '', href: '/', name: '', color: '#2F6FB7' };
const count = t('catalog:domain.courses', { count: 12 });

export const categoryTileGuide = guide({
  use: [
    'For the link to a category: as a row in a domain’s card, as a card on a page of categories.',
    'The last segment of the address selects the icon; unknown segments get the default icon.',
  ],
  instead: [
    { when: 'There are several', use: 'CategoryGrid' },
    { when: 'It links to a course', use: 'CourseCard' },
  ],
  do: <CategoryTile {...category} look="card" note={count} />,
  why: 'The count has a quiet line of its own, so the name is found at a glance.',
  dont: <CategoryTile {...category} look="card" name={`${category.name} (${count})`} />,
  whyNot: 'With the count in it, the name is harder to scan, wraps earlier and is a worse search result.',
  keyboard: { Tab: 'Moves to the tile.', Enter: 'Opens the category.' },
});
