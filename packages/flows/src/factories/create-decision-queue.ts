import { limits } from '@lyceum/rules';
import {
  type ActorRef,
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  type EventObject,
  type InputFrom,
  type NonReducibleUnknown,
  type Snapshot,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { clearError, type showServerMessage } from '../call-error.ts';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** What an item sends to its queue. `last` describes a decision, or its undo, for the status message. */
export type ItemOutcome<Last> = { id: string } & (
  | { type: 'item.decided'; last: Last }
  /** The decision was undone: the item waits again. */
  | { type: 'item.restored'; last: Last }
  /** A decision or an undo failed. */
  | { type: 'item.failed' }
  /** The decision is final: the item leaves the queue. */
  | { type: 'item.completed' }
);

/** The queue of an item. */
export type QueueRef<Last> = ActorRef<Snapshot<unknown>, ItemOutcome<Last>>;

export interface DecisionQueueContext<Item, List, Last> {
  list: List;
  /** The loaded items, each an actor, with the decided ones that can be undone. */
  items: readonly Item[];
  /** The ids of the decided items. */
  decided: readonly string[];
  /** The ids of the items whose decision or undo is being sent. */
  sending: readonly string[];
  /** The number of items that wait on the server. */
  totalResults: number;
  /** The last decision or undo. */
  last: Last | null;
  /** Why a page failed to load. */
  message: string | null;
}

type Sizes = Pick<DecisionQueueContext<unknown, unknown, unknown>, 'items' | 'decided' | 'totalResults'>;

const countWaiting = ({ items, decided }: Omit<Sizes, 'totalResults'>) => items.length - decided.length;

/** Whether more items wait than are loaded. */
export const hasMoreItems = (queue: Sizes): boolean => countWaiting(queue) < queue.totalResults;

interface DecisionQueueOptions<Input, List, Page, Data, Item, ItemRef, Decision extends EventObject, Last> {
  /** The id: `reviewModeration` for `reviewModerationMachine`. */
  id: string;
  /** Only for the types. `decision`: the events that decide an item. `last`: see `ItemOutcome`. */
  types: { input?: Input; page: Page; item: ItemRef; decision: Decision; last: Last };
  /** The types of the events that decide an item. The queue forwards them to the item that they name. */
  decisions: readonly Decision['type'][];
  /** What is listed, for the actor `load`. */
  list: (input: Input) => List;
  itemsPerPage: number;
  /** The items of a page, and the number of all that wait. */
  results: (page: Page) => { items: readonly Data[]; totalResults: number };
  /** The machine of an item, with the states of its decision. */
  item: Item;
  itemInput: (data: Data, queue: QueueRef<Last>) => InputFrom<Item>;
  /** Sets `context.message` after a page failed to load. */
  onError: typeof showServerMessage;
  /** Whether `last` is cleared when the user loads an empty or failed list again. @default false */
  clearsLastOnReload?: boolean;
}

const idOf = ({ event }: { event: { id: string } }) => ({ id: event.id });

/**
 * A queue of items that wait for a decision, page by page. Each decision and each undo shifts the server's pages: a page
 * loads only while none is being sent, again after one, and its number follows from the items that wait. A decided item
 * stays as long as it can be undone. After the last item has left, the first page is loaded again.
 */
export function createDecisionQueue<
  Page,
  Data extends { id: string },
  Item extends AnyStateMachine,
  ItemRef extends AnyActorRef,
  Decision extends EventObject,
  Last,
  List,
  Input = NonReducibleUnknown,
>({
  id,
  decisions,
  list,
  itemsPerPage,
  results,
  item: itemMachine,
  itemInput,
  onError,
  clearsLastOnReload = false,
}: DecisionQueueOptions<Input, List, Page, Data, Item, ItemRef, Decision, Last>) {
  type Forwarded = { type: string; id: string };
  type Context = DecisionQueueContext<ItemRef, List, Last>;

  /** Transitions by event. XState cannot match their types with events whose type is generic. */
  const on = (transitions: Record<string, unknown>) => transitions as Record<never, never>;
  const pageOf = ({ event }: { event: { output: Page } }) => ({ page: event.output });
  /** Forwards the event to the item, which sends a call. */
  const sendingIf = <Guard extends 'isWaiting' | 'isDecided'>(guard: Guard) => ({
    guard: { type: guard, params: idOf },
    actions: [
      { type: 'forward' as const, params: ({ event }: { event: Forwarded }) => event },
      { type: 'addSending' as const, params: idOf },
    ],
  });
  const onDecision = (target?: string) =>
    Object.fromEntries(
      decisions.map((type) => [type, { ...(target && { target }), ...sendingIf('isWaiting') }]),
    );
  const reload = on({
    'reload.requested': { target: 'loading', ...(clearsLastOnReload && { actions: 'clearLast' }) },
  });
  const leaving = [
    { type: 'stopItem', params: idOf },
    { type: 'removeItem', params: idOf },
  ] as const;

  return setup({
    types: {
      input: {} as Input,
      context: {} as Context,
      events: {} as
        | (Decision & { id: string })
        | { type: 'undo.requested'; id: string }
        /** The message of a failed undo was read. */
        | { type: 'failure.dismissed'; id: string }
        /** The end of the list scrolled into view. */
        | { type: 'more.requested' }
        /** Loads again after a failure, or when the list was empty. */
        | { type: 'reload.requested' }
        | ItemOutcome<Last>,
    },
    actors: {
      load: unimplementedActor<Page, { list: List; page: number; limit: number }>(`${id}Machine`, 'load'),
      item: itemMachine,
    },
    guards: {
      isNothing: (_, { page }: { page: Page }) => results(page).items.length === 0,
      isListed: ({ context }, params: { id: string }) => context.items.some((one) => one.id === params.id),
      isWaiting: ({ context }, params: { id: string }) =>
        context.items.some((one) => one.id === params.id) && !context.decided.includes(params.id),
      isDecided: ({ context }, params: { id: string }) => context.decided.includes(params.id),
      isLast: ({ context: { items } }, params: { id: string }) =>
        items.length === 1 && items[0]?.id === params.id,
      hasMore: ({ context }) => hasMoreItems(context),
      isNoneSending: ({ context }) => context.sending.length === 0,
    },
    actions: {
      addItems: assign(({ context, spawn, self }, { page }: { page: Page }) => {
        const { items: loaded, totalResults } = results(page);
        const listed = new Set(context.items.map((one) => one.id));
        const fresh = loaded.filter((one) => !listed.has(one.id));
        const spawnItem = spawn as (src: 'item', options: object) => ItemRef;
        const items = [
          ...context.items,
          ...fresh.map((data) =>
            spawnItem('item', { id: data.id, input: itemInput(data, self as AnyActorRef) }),
          ),
        ];
        // A page without new items is the last, regardless of the total.
        return { items, totalResults: fresh.length > 0 ? totalResults : countWaiting({ ...context, items }) };
      }),
      clearLast: assign({ last: null }),
      forward: sendTo(
        (_, event: Forwarded) => event.id,
        (_, { id: _id, ...event }) => event,
      ),
      addSending: assign({
        sending: ({ context }, params: { id: string }) => [...new Set([...context.sending, params.id])],
      }),
      removeSending: assign({
        sending: ({ context }, params: { id: string }) => context.sending.filter((one) => one !== params.id),
      }),
      addDecided: assign(({ context }, params: { id: string; last: Last }) => ({
        decided: [...context.decided, params.id],
        totalResults: Math.max(0, context.totalResults - 1),
        last: params.last,
      })),
      restoreItem: assign(({ context }, params: { id: string; last: Last }) => ({
        decided: context.decided.filter((one) => one !== params.id),
        totalResults: context.totalResults + 1,
        last: params.last,
      })),
      stopItem: stopChild((_, params: { id: string }) => params.id),
      removeItem: assign(({ context }, params: { id: string }) => ({
        items: context.items.filter((one) => one.id !== params.id),
        decided: context.decided.filter((one) => one !== params.id),
        // An item that someone else has decided leaves without a decision.
        totalResults: Math.max(0, context.totalResults - (context.decided.includes(params.id) ? 0 : 1)),
      })),
    },
  }).createMachine({
    id,
    context: ({ input }) => ({
      list: list(input),
      items: [],
      decided: [],
      sending: [],
      totalResults: 0,
      last: null,
      message: null,
    }),
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ list: context.list, page: limits.firstPage, limit: itemsPerPage }),
          onDone: [
            { guard: { type: 'isNothing', params: pageOf }, target: 'empty' },
            { target: 'listed', actions: { type: 'addItems', params: pageOf } },
          ],
          onError: { target: 'failed', actions: onError },
        },
      },
      failed: { exit: clearError, on: reload },
      empty: { on: reload },
      listed: {
        initial: 'settled',
        on: on({
          ...onDecision(),
          'undo.requested': sendingIf('isDecided'),
          'failure.dismissed': {
            guard: { type: 'isDecided', params: idOf },
            actions: { type: 'forward', params: ({ event }: { event: Forwarded }) => event },
          },
          'item.decided': {
            guard: { type: 'isWaiting', params: idOf },
            actions: [
              { type: 'removeSending', params: idOf },
              { type: 'addDecided', params: ({ event }: { event: { id: string; last: Last } }) => event },
            ],
          },
          'item.restored': {
            guard: { type: 'isDecided', params: idOf },
            actions: [
              { type: 'removeSending', params: idOf },
              { type: 'restoreItem', params: ({ event }: { event: { id: string; last: Last } }) => event },
            ],
          },
          'item.failed': { actions: { type: 'removeSending', params: idOf } },
          'item.completed': [
            { guard: { type: 'isLast', params: idOf }, target: 'loading', actions: leaving },
            { guard: { type: 'isListed', params: idOf }, actions: leaving },
          ],
        }),
        states: {
          settled: { on: on({ 'more.requested': { guard: 'hasMore', target: 'loadingMore' } }) },
          loadingMore: {
            initial: 'waiting',
            // A decision or an undo shifts the page that is loading, so it is loaded again afterwards.
            on: on({
              ...onDecision('.waiting'),
              'undo.requested': { target: '.waiting', ...sendingIf('isDecided') },
            }),
            states: {
              waiting: { always: { guard: 'isNoneSending', target: 'running' } },
              running: {
                invoke: {
                  id: 'loadMore',
                  src: 'load',
                  input: ({ context }) => ({
                    list: context.list,
                    page: Math.floor(countWaiting(context) / itemsPerPage) + limits.firstPage,
                    limit: itemsPerPage,
                  }),
                  onDone: {
                    target: `#${id}.listed.settled`,
                    actions: { type: 'addItems', params: pageOf },
                  },
                  onError: { target: `#${id}.listed.moreFailed`, actions: onError },
                },
              },
            },
          },
          moreFailed: { exit: clearError, on: on({ 'reload.requested': 'loadingMore' }) },
        },
      },
    },
  });
}
