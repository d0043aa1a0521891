import { setup } from 'xstate';

/**
 * A message that vanishes by itself, for example 'Profile updated successfully!' [2.107].
 * Showing it again starts its time anew.
 */
export const timedNoticeMachine = setup({
  types: {
    /** How long it stays, in ms: one of the `...NoticeMs` of the rules' limits. */
    input: {} as { forMs: number },
    context: {} as { forMs: number },
    events: {} as { type: 'notice.shown' } | { type: 'notice.dismissed' },
  },
  delays: { untilHidden: ({ context }) => context.forMs },
}).createMachine({
  id: 'timedNotice',
  context: ({ input }) => input,
  initial: 'hidden',
  states: {
    hidden: { on: { 'notice.shown': 'shown' } },
    shown: {
      on: {
        'notice.shown': { target: 'shown', reenter: true },
        'notice.dismissed': 'hidden',
      },
      after: { untilHidden: 'hidden' },
    },
  },
});
