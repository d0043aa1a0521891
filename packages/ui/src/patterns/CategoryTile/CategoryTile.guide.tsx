import { guide, t } from '../../stories/index.ts';
import { categories } from '../catalog.fixtures.ts';
import { CategoryTile } from './CategoryTile.tsx';

const { id: _, ...category } = categories[5] ?? { id: '', href: '/', name: '', color: '#2F6FB7' };
const count = t('catalog:domain.courses', { count: 12 });

export const categoryTileGuide = guide({
  status: 'stable',
  use: [
    'For the link to a category: as a row in a domain’s card, as a card on a page of categories.',
    'The last segment of the address selects the icon; unknown segments get the default icon.',
  ],
  instead: [
    { when: 'There are several', use: 'CategoryGrid' },
    { when: 'It links to a course', use: 'CourseCard' },
  ],
  examples: [
    {
      do: {
        show: () => <CategoryTile {...category} look="card" note={count} />,
        why: 'A quiet second line leaves the name to be found at a glance.',
      },
      dont: {
        show: () => <CategoryTile {...category} look="card" name={`${category.name} (${count})`} />,
        why: 'With the number in it, the name is harder to scan, wraps earlier, and is a worse search result.',
      },
    },
  ],
  anatomy: [
    { part: 'Link', selector: 'a' },
    { part: 'Icon in the color of the category', selector: 'a > span:has(svg)' },
    { part: 'Name', selector: 'bdi' },
  ],
  keyboard: { Tab: 'Moves to the tile.', Enter: 'Opens the category.' },
  related: ['CategoryGrid', 'DomainCard', 'CourseCard', 'Icon'],
  terms: {
    en: ['topic', 'subject', 'link card', 'browse', 'navigation tile'],
    ar: ['فئة', 'تصنيف', 'موضوع', 'بلاطة', 'رابط'],
    fr: ['catégorie', 'sujet', 'tuile', 'vignette', 'lien'],
  },
});
