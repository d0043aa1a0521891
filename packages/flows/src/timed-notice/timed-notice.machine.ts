import { setup } from 'xstate';

/**
 * A message that disappears after a delay, for example 'Profile updated successfully!' [2.107]. Showing it again
 * restarts the delay.
 */
export const timedNoticeMachine = setup({
  types: {
    /** The delay in ms: one of the `...NoticeMs` limits. */
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
