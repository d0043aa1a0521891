import type CategoryFilters from './CategoryFilters.tsx';

let loaded: typeof CategoryFilters | null = null;

/** Loads the filters, which a page from the server shows before. */
export async function loadCategoryFilters() {
  const module = await import('./CategoryFilters.tsx');
  loaded = module.default;
  return module;
}

/** The filters if they are loaded, so that nothing moves when the page appears; null before. */
export const loadedCategoryFilters = () => loaded;
