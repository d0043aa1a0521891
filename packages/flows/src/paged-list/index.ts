export { loadPageBy } from './paged-list.actors.ts';
export {
  createPagedList,
  hasMore,
  isSameQuery,
  type ListQuery,
  loadedRange,
  type PagedListContext,
} from './paged-list.machine.ts';
