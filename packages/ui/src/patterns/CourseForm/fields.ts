/** Stands for a date without a time. It is not a valid moment, so that the schema rejects it. */
export const unfinished = 'unfinished';
