/** The options of `npm run bench`. */
interface Options {
  /** How often a page is visited: the outcome is the median. */
  rounds: number;
  /** How long visitors read, or an attack lasts. */
  seconds: number;
  /** The size of the large catalog. */
  courses: number;
  /** The number of requests before the memory is read again. */
  requests: number;
  /** Whether the load is on PostgreSQL instead of the embedded database. */
  postgres: boolean;
  /** The only page to inspect. */
  path?: string | undefined;
  /** The PostgreSQL to use for the backup. */
  url?: string | undefined;
}

/** A row of the results. */
interface Outcome {
  what: string;
  aim: string;
  measured: string;
}

export type Measure = (options: Options) => Promise<Outcome[]>;

/** The smallest value that is at least as large as this share of all values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

export const medianOf = (values: readonly number[]): number => percentile(values, 0.5);

/** Three significant digits, such as `1,230`, `12.3` and `0.0123`. */
export const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** The range of the values of several pages or lists, and where the highest is, such as `1.1–1.5 (/experts)`. */
export function rangeOf(values: ReadonlyMap<string, number>): string {
  const sorted = [...values].toSorted(([, one], [, other]) => one - other);
  const [[, lowest] = ['', Number.NaN]] = sorted;
  const [where, highest] = sorted.at(-1) ?? ['', Number.NaN];
  return lowest === highest ? rounded(highest) : `${rounded(lowest)}–${rounded(highest)} (${where})`;
}
