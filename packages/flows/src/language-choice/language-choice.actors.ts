import type { Language } from '@lyceum/rules';
import { fromPromise } from 'xstate';

/**
 * @param change applies the language and stores the choice, unless the signal is aborted; rejects if the texts cannot
 *   be loaded
 */
export function languageChoiceActors(change: (language: Language, signal: AbortSignal) => Promise<void>) {
  return {
    change: fromPromise<void, { language: Language }>(({ input, signal }) => change(input.language, signal)),
  };
}
