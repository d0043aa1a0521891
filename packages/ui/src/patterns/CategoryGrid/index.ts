export { CategoryGrid, type CategoryGridProps, type CategoryItem } from './CategoryGrid.tsx';
