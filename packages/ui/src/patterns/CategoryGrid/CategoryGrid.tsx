import { ArrowRight } from 'lucide-react';
import { Anchor } from '../../components/Anchor/Anchor.tsx';
import { Icon } from '../../components/Icon/index.ts';
import type { ClosedProps } from '../../props.ts';
import { arrow, tile } from '../CategoryTile/CategoryTile.css.ts';
import { CategoryTile, type CategoryTileProps } from '../CategoryTile/index.ts';
import { list } from './CategoryGrid.css.ts';

/** Tiles shown before the 'View All' tile. */
const categoryTileCut = 7;

export interface CategoryItem
  extends Pick<CategoryTileProps, 'href' | 'name' | 'nameLanguage' | 'color' | 'match' | 'note'> {
  id: string;
}

export interface CategoryGridProps extends Omit<ClosedProps<'ul'>, 'children'> {
  /** The categories in display order. */
  categories: readonly CategoryItem[];
  /**
   * Shows the first 7 categories and a link to the domain [2.21]: `label` is 'View All', `spoken` is its accessible
   * name. @default none, all categories are shown
   */
  viewAll?: { href: string; label: string; spoken: string };
  /** `row` for a list in a card, `card` for the grid of a page. @default 'card' */
  look?: 'row' | 'card';
}

/** The categories of a domain as a list of links. */
export function CategoryGrid({ categories, viewAll, look = 'card', ...rest }: CategoryGridProps) {
  const shown = viewAll ? categories.slice(0, categoryTileCut) : categories;
  return (
    <ul {...rest} className={list({ look })}>
      {shown.map(({ id, ...category }) => (
        <li key={id}>
          <CategoryTile {...category} look={look} />
        </li>
      ))}
      {viewAll ? (
        <li>
          <Anchor href={viewAll.href} aria-label={viewAll.spoken} className={tile({ look, leadsOn: true })}>
            {viewAll.label}
            <span className={arrow}>
              <Icon icon={ArrowRight} size={look === 'row' ? 'small' : 'medium'} mirrors />
            </span>
          </Anchor>
        </li>
      ) : null}
    </ul>
  );
}
