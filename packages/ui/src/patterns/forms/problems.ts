import { type ValidationKey, validationMessages } from '@lyceum/rules';

/** Returns the message of a validation error: `(key) => t('errors:validation.' + key)`. */
export type DescribeProblem = (key: ValidationKey) => string;

const isKey = (text: string): text is ValidationKey => Object.hasOwn(validationMessages, text);

/** The message of a schema error, or undefined. */
export function problemText(
  problem: { message?: string | undefined } | undefined,
  describe: DescribeProblem,
): string | undefined {
  const key = problem?.message;
  if (key === undefined) return undefined;
  return isKey(key) ? describe(key) : key;
}
