export { loadPageBy } from './paged-list.actors.ts';
export { createPagedList, hasMore, type ListQuery, type PagedListContext } from './paged-list.machine.ts';
