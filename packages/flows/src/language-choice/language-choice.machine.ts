import { fallbackLanguage, type Language } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';

/**
 * Where the language was selected, and therefore where a failure is shown: in the account menu or in a language list.
 */
type Place = 'accountMenu' | 'list';

export interface LanguageChoiceContext {
  /** The language selected last. */
  language: Language;
  place: Place;
}

type LanguageChoiceEvent =
  | ({ type: 'language.chosen' } & LanguageChoiceContext)
  /** The route changed, so the error message is cleared. */
  | { type: 'page.left' };

/**
 * @param change applies the language and stores the choice, unless the signal is aborted; rejects if the texts cannot
 *   be loaded
 */
export const languageChoiceActors = (change: (language: Language, signal: AbortSignal) => Promise<void>) => ({
  change: fromPromise<void, { language: Language }>(({ input, signal }) => change(input.language, signal)),
});

/**
 * Changes the language of the interface, whose texts may have to be loaded. The last selection wins. A failure keeps
 * the language and shows a message [4.25].
 */
export const languageChoiceMachine = setup({
  types: { context: {} as LanguageChoiceContext, events: {} as LanguageChoiceEvent },
  actors: unimplementedActors<typeof languageChoiceActors>('languageChoiceMachine', ['change']),
  actions: {
    remember: assign((_, { language, place }: LanguageChoiceContext) => ({ language, place })),
  },
}).createMachine({
  id: 'languageChoice',
  context: { language: fallbackLanguage, place: 'list' },
  initial: 'settled',
  on: {
    'language.chosen': {
      target: '.changing',
      actions: { type: 'remember', params: ({ event }) => event },
    },
  },
  states: {
    settled: {},
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context }) => ({ language: context.language }),
        onDone: 'settled',
        onError: 'failed',
      },
    },
    failed: { on: { 'page.left': 'settled' } },
  },
});
