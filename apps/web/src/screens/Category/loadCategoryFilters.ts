/** Loads the filters, which a page from the server shows before. */
export const loadCategoryFilters = () => import('./CategoryFilters.tsx');
