import { joinTime, type LessonSchedule, minute } from '@lyceum/rules';
import { assign, setup } from 'xstate';

/** How often the clock of a page with lessons is read at least. */
const clockReadAtLeastEveryMs = minute;

export interface LessonClockInput {
  schedules: readonly LessonSchedule[];
  /** In ms since 1970. */
  now: number;
}

export interface LessonClockContext extends LessonClockInput {}

/** When the next lesson can be joined or ends; null if that is over for all of them. */
function nextChange({ schedules, now }: LessonClockContext): number | null {
  const changes = schedules.map(joinTime).flatMap(({ from, until }) => [from, until]);
  const next = Math.min(...changes.filter((change) => change > now));
  return Number.isFinite(next) ? next : null;
}

/**
 * The time of a course page, renewed whenever a lesson can be joined from then on, or ends [2.293]. It is read at least
 * once a minute, because timers stand still while a device sleeps.
 */
export const lessonClockMachine = setup({
  types: {
    input: {} as LessonClockInput,
    context: {} as LessonClockContext,
  },
  delays: {
    untilChange: ({ context }) =>
      Math.min((nextChange(context) ?? context.now) - context.now, clockReadAtLeastEveryMs),
  },
  guards: { isOver: ({ context }) => nextChange(context) === null },
  actions: { readClock: assign({ now: () => Date.now() }) },
}).createMachine({
  id: 'lessonClock',
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
