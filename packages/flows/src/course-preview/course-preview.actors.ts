import type { Language } from '@lyceum/rules';
import { fromPromise } from 'xstate';

/** @param load loads the texts of the course page in a language */
export const coursePreviewActors = (load: (language: Language) => Promise<void>) => ({
  loadTexts: fromPromise<void, { language: Language }>(({ input }) => load(input.language)),
});
