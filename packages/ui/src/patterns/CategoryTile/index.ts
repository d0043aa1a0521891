export { CategoryTile, type CategoryTileProps } from './CategoryTile.tsx';
export { categoryIcons, defaultCategoryIcon } from './categoryIcons.ts';
