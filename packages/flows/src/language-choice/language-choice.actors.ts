import type { Language } from '@lyceum/rules';
import { fromPromise } from 'xstate';

/** @param change shows the interface in the language and remembers it, unless it was given up; throws where it can't */
export function languageChoiceActors(change: (language: Language, signal: AbortSignal) => Promise<void>) {
  return {
    change: fromPromise<void, { language: Language }>(({ input, signal }) => change(input.language, signal)),
  };
}
