/**
 * The share of a course's sessions that are ticked off, as a whole percentage: 0 only when none is ticked, 100 only when
 * all are, so that rounding never shows "done" to a learner who has a session left.
 */
export function percentComplete(ticked: number, sessions: number): number {
  if (ticked === 0) return 0;
  if (ticked >= sessions) return 100;
  return Math.min(99, Math.max(1, Math.round((ticked / sessions) * 100)));
}
