import { second } from '@lyceum/rules';
import { assign, setup } from 'xstate';

const landingMessageEveryMs = 6 * second;

/**
 * The rotating messages of the landing page, one every 6 s [2.10]. The user can pause them: content that moves for more
 * than 5 s must be stoppable.
 */
export const rotatingMessageMachine = setup({
  types: {
    /** The number of messages. */
    input: {} as { count: number },
    /** `index` is the current message, from 0. */
    context: {} as { count: number; index: number },
    events: {} as { type: 'rotation.paused' } | { type: 'rotation.resumed' },
  },
  delays: { untilNext: landingMessageEveryMs },
  actions: { showNext: assign({ index: ({ context }) => (context.index + 1) % context.count }) },
}).createMachine({
  id: 'rotatingMessage',
  context: ({ input }) => ({ count: input.count, index: 0 }),
  initial: 'rotating',
  states: {
    rotating: {
      on: { 'rotation.paused': 'paused' },
      after: { untilNext: { target: 'rotating', reenter: true, actions: 'showNext' } },
    },
    paused: { on: { 'rotation.resumed': 'rotating' } },
  },
});
