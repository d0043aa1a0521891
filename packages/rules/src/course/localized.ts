import * as z from 'zod/mini';
import { longest, type plainLine, say } from '../fieldSchemas.ts';
import { byLanguage, type Language, type Localized, languages } from '../languages.ts';
import { isVisible } from '../names.ts';
import type { ValidationKey } from '../validation.ts';

// The contract rejects empty texts, so a blank language is removed with its key.
export const withoutBlanks = (
  texts: { [L in Language]?: string | undefined },
): { [L in Language]?: string } =>
  Object.fromEntries(
    languages.flatMap((language) => (isVisible(texts[language] ?? '') ? [[language, texts[language]]] : [])),
  );

/** A text that is required in at least one language. */
export const inSomeLanguage = (
  required: ValidationKey,
  maximum: number,
  ...checks: ReturnType<typeof plainLine>[]
) => {
  const one = z.optional(z.string().check(z.trim(), longest(maximum), ...checks));
  return z.pipe(
    z
      .object(byLanguage(() => one))
      .check(
        z.refine<Localized>(
          (texts) => languages.some((language) => isVisible(texts[language] ?? '')),
          say(required),
        ),
      ),
    z.transform(withoutBlanks),
  );
};
