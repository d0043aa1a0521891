/**
 * The share of sessions ticked off, as a whole percentage: 0 only without any, 100 only with all of them, so that
 * no rounding says "done" to someone who has a session left.
 */
export function progressOf(completed: number, sessions: number): number {
  if (completed === 0) return 0;
  if (completed >= sessions) return 100;
  return Math.min(99, Math.max(1, Math.round((completed / sessions) * 100)));
}
