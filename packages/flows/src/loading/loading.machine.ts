import { assign, type CallbackActorLogic, fromCallback, sendTo, setup } from 'xstate';
import type { LoadEvent, RetryRequested } from './loading.types.ts';

export interface LoadingContext {
  /** The ids of the loads in progress. */
  loading: readonly string[];
  /** The ids of the loads that failed and can be repeated. */
  failed: readonly string[];
}

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id);

/**
 * What the page loads on demand: the next page and the lazy parts of this one. If the network fails, the page stays and
 * shows the error, until all of it is loaded or no longer needed [2.181].
 */
export const loadingMachine = setup({
  types: { context: {} as LoadingContext, events: {} as LoadEvent | RetryRequested },
  actors: {
    watchLoads: fromCallback(() => {
      throw new Error('loadingMachine was started without its `watchLoads` actor.');
    }) as CallbackActorLogic<RetryRequested>,
  },
  guards: {
    isLast: ({ context }, { id }: { id: string }) =>
      [...context.loading, ...context.failed].every((other) => other === id),
    isOtherLoading: ({ context }, { id }: { id: string }) => without(context.loading, id).length > 0,
  },
  actions: {
    addLoading: assign(({ context }, { id }: { id: string }) => ({
      loading: [...without(context.loading, id), id],
      failed: without(context.failed, id),
    })),
    addFailed: assign(({ context }, { id }: { id: string }) => ({
      loading: without(context.loading, id),
      failed: [...without(context.failed, id), id],
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      loading: without(context.loading, id),
      failed: without(context.failed, id),
    })),
    retry: sendTo('watchLoads', { type: 'retry.requested' }),
  },
}).createMachine({
  id: 'loading',
  context: { loading: [], failed: [] },
  invoke: { id: 'watchLoads', src: 'watchLoads' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'load.started': { target: 'loading', actions: { type: 'addLoading', params: ({ event }) => event } },
        'load.failed': { target: 'failed', actions: { type: 'addFailed', params: ({ event }) => event } },
      },
    },
    loading: {
      on: {
        'load.started': { actions: { type: 'addLoading', params: ({ event }) => event } },
        'load.failed': [
          {
            guard: { type: 'isOtherLoading', params: ({ event }) => event },
            target: 'retrying',
            actions: { type: 'addFailed', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'addFailed', params: ({ event }) => event } },
        ],
        'load.ended': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { actions: { type: 'remove', params: ({ event }) => event } },
        ],
      },
    },
    failed: {
      on: {
        'load.started': { target: 'retrying', actions: { type: 'addLoading', params: ({ event }) => event } },
        'load.failed': { actions: { type: 'addFailed', params: ({ event }) => event } },
        'load.ended': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { actions: { type: 'remove', params: ({ event }) => event } },
        ],
        'retry.requested': { actions: 'retry' },
      },
    },
    // The error stays until the result, so that 'Try again' keeps the focus.
    retrying: {
      on: {
        'load.started': { actions: { type: 'addLoading', params: ({ event }) => event } },
        'load.failed': [
          {
            guard: { type: 'isOtherLoading', params: ({ event }) => event },
            actions: { type: 'addFailed', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'addFailed', params: ({ event }) => event } },
        ],
        'load.ended': [
          {
            guard: { type: 'isLast', params: ({ event }) => event },
            target: 'idle',
            actions: { type: 'remove', params: ({ event }) => event },
          },
          {
            guard: { type: 'isOtherLoading', params: ({ event }) => event },
            actions: { type: 'remove', params: ({ event }) => event },
          },
          { target: 'failed', actions: { type: 'remove', params: ({ event }) => event } },
        ],
      },
    },
  },
});
