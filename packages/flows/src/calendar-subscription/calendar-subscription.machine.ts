import type { ApiClient, Calendar } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { clearError, showError } from '../call-error.ts';
import { unimplementedActors } from '../unimplemented-actor.ts';

const addressCopiedNoticeMs = 4 * second;

const machineName = 'calendarSubscriptionMachine';

const showAddress = {
  target: 'on',
  actions: {
    type: 'setAddress',
    params: ({ event }: { event: { output: Calendar } }) => ({ address: event.output.address }),
  },
} as const;

/** A change that takes a confirmation: the states that it shares with the other one, and the call that makes it. */
const confirming = <const Call>(invoke: Call) => ({
  initial: 'asking' as const,
  on: { 'change.canceled': 'on' as const },
  states: {
    asking: { on: { 'change.confirmed': 'running' as const } },
    // The address can no longer be kept.
    running: { on: { 'change.canceled': {} }, invoke },
    refused: { exit: clearError, on: { 'change.confirmed': 'running' as const } },
  },
});

/** @param copy puts a text on the user's clipboard */
export const calendarSubscriptionActors = (api: ApiClient, copy: (text: string) => Promise<void>) => ({
  load: fromPromise<Calendar>(({ signal }) => api.call('getCalendar', { signal })),
  // Without the signal: the address is renewed or ended even if the user leaves the page.
  renew: fromPromise<Calendar>(() => api.call('renewCalendar')),
  turnOff: fromPromise<void>(async () => {
    await api.call('turnOffCalendar');
  }),
  copy: fromPromise<void, { address: string }>(({ input }) => copy(input.address)),
});

/**
 * The secret address of the user's calendar: turned on, copied, renewed and turned off [2.382]. A change that ends the
 * address takes a confirmation.
 */
export const calendarSubscriptionMachine = setup({
  types: {
    context: {} as {
      /** Null while the calendar is turned off or not loaded. */
      address: string | null;
      /** Why the last call failed. */
      message: string | null;
    },
    events: {} as
      | { type: 'retry.requested' }
      | { type: 'address.requested' }
      | { type: 'address.copied' }
      | { type: 'renewal.requested' }
      | { type: 'end.requested' }
      | { type: 'change.confirmed' }
      | { type: 'change.canceled' },
  },
  actors: unimplementedActors<typeof calendarSubscriptionActors>(machineName, [
    'load',
    'renew',
    'turnOff',
    'copy',
  ]),
  delays: { untilNoticeHidden: addressCopiedNoticeMs },
  guards: {
    isTurnedOn: (_, { address }: { address: string | null }) => address !== null,
  },
  actions: {
    setAddress: assign({ address: (_, { address }: { address: string | null }) => address }),
  },
}).createMachine({
  id: 'calendarSubscription',
  context: { address: null, message: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isTurnedOn', params: ({ event }) => ({ address: event.output.address }) },
            ...showAddress,
          },
          { target: 'off' },
        ],
        onError: { target: 'failed', actions: showError('getCalendar') },
      },
    },
    failed: { exit: clearError, on: { 'retry.requested': 'loading' } },
    off: {
      initial: 'ready',
      on: { 'address.requested': 'creating' },
      states: { ready: {}, refused: { exit: clearError } },
    },
    creating: {
      invoke: {
        id: 'create',
        src: 'renew',
        onDone: showAddress,
        onError: { target: 'off.refused', actions: showError('renewCalendar') },
      },
    },
    on: {
      initial: 'ready',
      on: {
        'address.copied': '.copying',
        'renewal.requested': 'renewal',
        'end.requested': 'end',
      },
      states: {
        ready: {},
        copying: {
          invoke: {
            id: 'copy',
            src: 'copy',
            input: ({ context }) => ({ address: context.address ?? '' }),
            onDone: 'copied',
            onError: 'notCopied',
          },
        },
        copied: { after: { untilNoticeHidden: 'ready' } },
        /** The browser refused: the user copies the text. */
        notCopied: {},
      },
    },
    renewal: confirming({
      id: 'renew',
      src: 'renew',
      onDone: { ...showAddress, target: '#calendarSubscription.on' },
      onError: { target: 'refused', actions: showError('renewCalendar') },
    }),
    end: confirming({
      id: 'turnOff',
      src: 'turnOff',
      onDone: {
        target: '#calendarSubscription.off',
        actions: { type: 'setAddress', params: { address: null } },
      },
      onError: { target: 'refused', actions: showError('turnOffCalendar') },
    }),
  },
});
