import { messageFor, type OperationId, type Page } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { reportFailure } from '../app/app.actions.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** Identifies a list: the parent's id, the sort, a search. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

export interface PagedListInput<Item, Query> {
  query: Query;
  /** Items a page. */
  limit: number;
  /** The page that the list starts with. @default 1 */
  firstPage?: number | undefined;
  /** The first page, if it is already loaded, for example by the server. */
  initial?: Page<Item> | undefined;
  /** The log message of a failure, if failures are logged. */
  failureMessage?: string | undefined;
}

export interface PagedListContext<Item, Query> {
  query: Query;
  limit: number;
  /** The page that the list starts with. */
  firstPage: number;
  /** The loaded items in list order, without duplicates. */
  items: Item[];
  /** The last loaded page; 0 before the first. */
  page: number;
  totalResults: number;
  /** The pages that were loaded again while the list reconciles with the server; null otherwise. */
  renewal: { items: Item[]; page: number } | null;
  /** Why the last page failed to load, for 'Error: {message}'. */
  message: string | null;
  failureMessage?: string | undefined;
}

type PagedListEvent =
  /** The end of the list scrolled near the viewport. */
  { type: 'more.requested' } | { type: 'retry.requested' };

/** Whether more items exist than are loaded [4.1]. */
export function hasMore(list: PagedListContext<unknown, unknown>): boolean {
  return list.page === 0 || before(list) + list.items.length < list.totalResults;
}

/** The number of items before the first item of the list. */
const before = ({ firstPage, limit }: Pick<PagedListContext<unknown, unknown>, 'firstPage' | 'limit'>) =>
  (firstPage - limits.firstPage) * limit;

/** The numbers of the first and the last loaded item in the whole list, counted from 1. */
export function loadedRange(list: Pick<PagedListContext<unknown, unknown>, 'firstPage' | 'limit' | 'items'>) {
  return { first: before(list) + 1, last: before(list) + list.items.length };
}

/** Whether two queries request the same list. */
export function isSameQuery(one: ListQuery, other: ListQuery): boolean {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => one[key] === other[key]);
}

function emptyList<Query>(query: Query, firstPage: number = limits.firstPage) {
  return { query, firstPage, items: [], page: 0, totalResults: 0, renewal: null, message: null };
}

type Loaded<Item> = Pick<
  PagedListContext<Item, unknown>,
  'items' | 'page' | 'totalResults' | 'renewal' | 'message'
>;
type ListStart<Item> = Pick<PagedListContext<Item, unknown>, 'items' | 'firstPage' | 'limit'>;

/** The first page replaces the list. Later pages append the items that are not in it yet [4.1]. */
function withPage<Item extends { id: string }>(list: ListStart<Item>, response: Page<Item>): Loaded<Item> {
  const loaded = response.page === list.firstPage ? [] : list.items;
  const items = [...new Map([...loaded, ...response.results].map((item) => [item.id, item])).values()];
  // An empty page is the last, regardless of the total: items may have been deleted or moved.
  const total = response.results.length > 0 ? response.totalResults : before(list) + items.length;
  const totalResults = Math.min(response.totalResults, total);
  return { items, page: response.page, totalResults, renewal: null, message: null };
}

/**
 * Whether items were added or removed on the server since the list was loaded: the total has changed, or a page contains
 * an item that is loaded. The pages have shifted, so items are missing between them.
 */
function isShifted<Item extends { id: string }>(
  { items, page, totalResults }: PagedListContext<Item, unknown>,
  response: Page<Item>,
): boolean {
  const ids = new Set(items.map(({ id }) => id));
  return (
    page > 0 && (response.totalResults !== totalResults || response.results.some(({ id }) => ids.has(id)))
  );
}

/** The page to load next: of the renewal, while there is one. */
const nextPage = ({ renewal, page, firstPage }: PagedListContext<unknown, unknown>) => {
  const last = renewal?.page ?? page;
  return last === 0 ? firstPage : last + 1;
};

function listFrom<Item extends { id: string }, Query>({
  query,
  limit,
  firstPage,
  initial,
  failureMessage,
}: PagedListInput<Item, Query>): PagedListContext<Item, Query> {
  const list = { limit, failureMessage, ...emptyList(query, firstPage) };
  return { ...list, ...(initial && withPage(list, initial)) };
}

/**
 * A list that loads page by page [4.1]. If its pages have shifted on the server, it loads them again, and shows the items of
 * before until then. Create a machine once per kind of item: `createPagedList<Course, { id: string;
 * sortBy: string }>('listCategoryCourses')`.
 * @param operation the call whose default text is shown for an invalid response
 */
export function createPagedList<Item extends { id: string }, Query extends ListQuery>(
  operation: OperationId,
) {
  return setup({
    types: {
      input: {} as PagedListInput<Item, Query>,
      context: {} as PagedListContext<Item, Query>,
      events: {} as PagedListEvent,
    },
    actors: {
      loadPage: unimplementedActor<Page<Item>, { query: Query; page: number; limit: number }>(
        'pagedList',
        'loadPage',
      ),
    },
    guards: {
      isLoaded: ({ context }) => context.page > 0,
      hasMore: ({ context }) => hasMore(context),
      isShifted: ({ context }, { response }: { response: Page<Item> }) =>
        context.renewal === null && isShifted(context, response),
      /** The renewal ends with the page after the loaded ones, or earlier with the list. */
      isRenewing: ({ context }, { response }: { response: Page<Item> }) =>
        context.renewal !== null &&
        response.page <= context.page &&
        response.results.length > 0 &&
        response.page * context.limit < response.totalResults,
      isLogged: ({ context }) => context.failureMessage !== undefined,
    },
    actions: {
      addPage: assign(({ context }, { response }: { response: Page<Item> }) =>
        withPage({ ...context, ...context.renewal }, response),
      ),
      beginRenewal: assign({ renewal: { items: [], page: 0 } }),
      renewPage: assign(({ context }, { response }: { response: Page<Item> }) => {
        const { items, page } = withPage({ ...context, ...context.renewal }, response);
        return { renewal: { items, page } };
      }),
      endRenewal: assign({ renewal: null }),
      setError: assign({
        message: (_, { error }: { error: unknown }) => messageFor(operation, error),
      }),
      clearError: assign({ message: null }),
      reportFailure,
    },
  }).createMachine({
    id: 'pagedList',
    context: ({ input }) => listFrom(input),
    initial: 'idle',
    states: {
      idle: { always: [{ guard: 'isLoaded', target: 'succeeded' }, { target: 'loading' }] },
      loading: {
        entry: 'clearError',
        invoke: {
          id: 'loadPage',
          src: 'loadPage',
          input: ({ context }) => ({
            query: context.query,
            page: nextPage(context),
            limit: context.limit,
          }),
          onDone: [
            {
              guard: { type: 'isShifted', params: ({ event }) => ({ response: event.output }) },
              target: 'loading',
              reenter: true,
              actions: 'beginRenewal',
            },
            {
              guard: { type: 'isRenewing', params: ({ event }) => ({ response: event.output }) },
              target: 'loading',
              reenter: true,
              actions: { type: 'renewPage', params: ({ event }) => ({ response: event.output }) },
            },
            {
              target: 'succeeded',
              actions: { type: 'addPage', params: ({ event }) => ({ response: event.output }) },
            },
          ],
          onError: [
            {
              guard: 'isLogged',
              target: 'failed',
              actions: [
                { type: 'setError', params: ({ event }) => ({ error: event.error }) },
                {
                  type: 'reportFailure',
                  params: ({ context, event }) => ({
                    level: 'error',
                    message: `${context.failureMessage}: ${messageFor(operation, event.error)}`,
                  }),
                },
              ],
            },
            {
              target: 'failed',
              actions: { type: 'setError', params: ({ event }) => ({ error: event.error }) },
            },
          ],
        },
      },
      succeeded: { on: { 'more.requested': { guard: 'hasMore', target: 'loading' } } },
      failed: { entry: 'endRenewal', on: { 'retry.requested': 'loading' } },
    },
  });
}
