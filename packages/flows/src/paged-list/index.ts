export { loadPageBy } from './paged-list.actors.ts';
export {
  createPagedList,
  hasMore,
  isSameQuery,
  type ListQuery,
  type PagedListContext,
  shownRange,
} from './paged-list.machine.ts';
