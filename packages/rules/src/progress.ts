/** How long the progress of a user who left a course is kept [2.164]. */
export const leftCourseRetentionDays = 30;
/** The progress, as a percentage, from which a learner can review a course [2.320]. */
export const reviewProgressMinimum = 20;

/**
 * The completed share of a course's lessons as a whole percentage: 0 only if none is completed, 100 only if all are,
 * so that rounding never displays "done" with a lesson left.
 */
export function percentComplete(ticked: number, lessons: number): number {
  if (ticked === 0) return 0;
  if (ticked >= lessons) return 100;
  return Math.min(99, Math.max(1, Math.round((ticked / lessons) * 100)));
}
