import { type Calendar, messageFor } from '@lyceum/api-client';
import { second } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

const addressCopiedNoticeMs = 4 * second;

type Call = 'getCalendar' | 'renewCalendar' | 'turnOffCalendar';

const machineName = 'calendarSubscriptionMachine';

const refusedBy = (call: Call) =>
  ({
    type: 'setError',
    params: ({ event }: { event: { error: unknown } }) => ({ call, error: event.error }),
  }) as const;

const shown = {
  target: 'on',
  actions: {
    type: 'setAddress',
    params: ({ event }: { event: { output: Calendar } }) => ({ address: event.output.address }),
  },
} as const;

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
  actors: {
    load: unimplementedActor<Calendar>(machineName, 'load'),
    renew: unimplementedActor<Calendar>(machineName, 'renew'),
    turnOff: unimplementedActor<void>(machineName, 'turnOff'),
    copy: unimplementedActor<void, { address: string }>(machineName, 'copy'),
  },
  delays: { untilNoticeHidden: addressCopiedNoticeMs },
  guards: {
    isTurnedOn: (_, { address }: { address: string | null }) => address !== null,
  },
  actions: {
    setAddress: assign({ address: (_, { address }: { address: string | null }) => address }),
    setError: assign({
      message: (_, { call, error }: { call: Call; error: unknown }) => messageFor(call, error),
    }),
    clearError: assign({ message: null }),
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
            ...shown,
          },
          { target: 'off' },
        ],
        onError: { target: 'failed', actions: refusedBy('getCalendar') },
      },
    },
    failed: { exit: 'clearError', on: { 'retry.requested': 'loading' } },
    off: {
      initial: 'ready',
      on: { 'address.requested': 'creating' },
      states: { ready: {}, refused: { exit: 'clearError' } },
    },
    creating: {
      invoke: {
        id: 'create',
        src: 'renew',
        onDone: shown,
        onError: { target: 'off.refused', actions: refusedBy('renewCalendar') },
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
    renewal: {
      initial: 'asking',
      on: { 'change.canceled': 'on' },
      states: {
        asking: { on: { 'change.confirmed': 'running' } },
        running: {
          // An address that is being renewed can no longer be kept.
          on: { 'change.canceled': {} },
          invoke: {
            id: 'renew',
            src: 'renew',
            onDone: { ...shown, target: '#calendarSubscription.on' },
            onError: { target: 'refused', actions: refusedBy('renewCalendar') },
          },
        },
        refused: { exit: 'clearError', on: { 'change.confirmed': 'running' } },
      },
    },
    end: {
      initial: 'asking',
      on: { 'change.canceled': 'on' },
      states: {
        asking: { on: { 'change.confirmed': 'running' } },
        running: {
          on: { 'change.canceled': {} },
          invoke: {
            id: 'turnOff',
            src: 'turnOff',
            onDone: {
              target: '#calendarSubscription.off',
              actions: { type: 'setAddress', params: { address: null } },
            },
            onError: { target: 'refused', actions: refusedBy('turnOffCalendar') },
          },
        },
        refused: { exit: 'clearError', on: { 'change.confirmed': 'running' } },
      },
    },
  },
});
