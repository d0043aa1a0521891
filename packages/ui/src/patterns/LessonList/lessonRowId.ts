/** The id of the row of a lesson, for links to it. */
export const lessonRowId = (number: number) => `session-${number}`;
