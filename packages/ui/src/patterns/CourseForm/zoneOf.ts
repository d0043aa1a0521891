import { isTimeZone } from '@lyceum/rules';
import type { LessonDraft } from '@lyceum/rules/course';

/** The time zone of a session, or that of the user if it has none, or one that the browser does not know. */
export const zoneOf = (session: Pick<LessonDraft, 'timeZone'>, own: string): string =>
  isTimeZone(session.timeZone) ? session.timeZone : own;
