/** The periods of an instructor's figures: the number of days, or of calendar months, up to now [2.340]. */
export const historyPeriods = {
  week: { count: 7, step: 'day' },
  month: { count: 30, step: 'day' },
  quarter: { count: 90, step: 'day' },
  year: { count: 12, step: 'month' },
} as const;

export type HistoryPeriod = keyof typeof historyPeriods;
