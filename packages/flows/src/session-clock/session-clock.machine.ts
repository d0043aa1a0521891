import { joinTime, minute, type SessionSchedule } from '@lyceum/rules';
import { assign, setup } from 'xstate';

/** How often the clock of a page with sessions is read at least. */
const sessionClockMs = minute;

export interface SessionClockInput {
  schedules: readonly SessionSchedule[];
  /** In ms since 1970. */
  now: number;
}

export interface SessionClockContext extends SessionClockInput {}

/** When the next session can be joined or ends; null if that is over for all of them. */
function nextChange({ schedules, now }: SessionClockContext): number | null {
  const changes = schedules.map(joinTime).flatMap(({ from, until }) => [from, until]);
  const next = Math.min(...changes.filter((change) => change > now));
  return Number.isFinite(next) ? next : null;
}

/**
 * The time of a course page, renewed whenever a session can be joined from then on, or ends [2.293]. It is read at least
 * once a minute, because timers stand still while a device sleeps.
 */
export const sessionClockMachine = setup({
  types: {
    input: {} as SessionClockInput,
    context: {} as SessionClockContext,
  },
  delays: {
    untilChange: ({ context }) =>
      Math.min((nextChange(context) ?? context.now) - context.now, sessionClockMs),
  },
  guards: { isOver: ({ context }) => nextChange(context) === null },
  actions: { readClock: assign({ now: () => Date.now() }) },
}).createMachine({
  id: 'sessionClock',
  context: ({ input }) => input,
  initial: 'waiting',
  states: {
    waiting: {
      always: { guard: 'isOver', target: 'over' },
      after: { untilChange: { target: 'waiting', reenter: true, actions: 'readClock' } },
    },
    over: { type: 'final' },
  },
});
