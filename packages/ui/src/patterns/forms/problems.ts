import type { ValidationKey } from '@lyceum/rules';

/** Returns the message of a validation error: `(key) => t('errors:validation.' + key)`. */
export type DescribeProblem = (key: ValidationKey) => string;

/** The message of a schema error, or undefined. The messages of the schemas are keys. */
export function problemText(
  problem: { message?: string | undefined } | undefined,
  describe: DescribeProblem,
): string | undefined {
  const key = problem?.message;
  if (key === undefined) return undefined;
  return describe(key as ValidationKey);
}
