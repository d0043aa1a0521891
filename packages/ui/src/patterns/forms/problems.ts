import { type ValidationKey, validationMessages } from '@lyceum/rules';

/** Says in the person's language what is wrong with a field: `(key) => t('errors:validation.' + key)`. */
export type DescribeProblem = (key: ValidationKey) => string;

const isKey = (text: string): text is ValidationKey => Object.hasOwn(validationMessages, text);

/** The text for what the schema found, or nothing where it found nothing. */
export function problemText(
  problem: { message?: string | undefined } | undefined,
  describe: DescribeProblem,
): string | undefined {
  const key = problem?.message;
  if (key === undefined) return undefined;
  return isKey(key) ? describe(key) : key;
}
