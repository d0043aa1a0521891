export { loadPageBy } from './paged-list.actors.ts';
export {
  createPagedList,
  hasMore,
  isSameQuery,
  type ListQuery,
  type PagedListContext,
} from './paged-list.machine.ts';
