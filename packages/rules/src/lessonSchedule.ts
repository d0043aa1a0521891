import { minute } from './units.ts';

/** How long before its start a lesson can be joined [2.293]. */
const joinBeforeMs = 15 * minute;

/** When a lesson takes place. */
export interface LessonSchedule {
  /** ISO 8601. */
  startsAt: string;
  durationMinutes: number;
}

/** The time in which a lesson can be joined, in ms since 1970: from 15 minutes before its start to its end [2.293]. */
export function joinTime({ startsAt, durationMinutes }: LessonSchedule): { from: number; until: number } {
  const start = Date.parse(startsAt);
  return { from: start - joinBeforeMs, until: start + durationMinutes * 60_000 };
}

/** Whether a lesson can be joined. A lesson without a time can always be joined. */
export function canJoin(schedule: LessonSchedule | null, now: number): boolean {
  if (!schedule) return true;
  const { from, until } = joinTime(schedule);
  return from <= now && now < until;
}
