import { fallbackLanguage, type Language } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

/** Where the language was chosen, and so where a failure is told: the person's own menu, or a list of the languages. */
type Place = 'accountMenu' | 'list';

interface LanguageChoiceContext {
  /** What was chosen last. */
  language: Language;
  place: Place;
}

type LanguageChoiceEvent =
  | ({ type: 'language.chosen' } & LanguageChoiceContext)
  /** Another page is shown: what was said on the one before is over. */
  | { type: 'page.left' };

/**
 * Another language for the interface, whose texts may have to be fetched first. The last choice wins; one that fails
 * leaves the language as it was, and says so [4.25].
 */
export const languageChoiceMachine = setup({
  types: { context: {} as LanguageChoiceContext, events: {} as LanguageChoiceEvent },
  actors: { change: unimplementedActor<void, { language: Language }>('languageChoiceMachine', 'change') },
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
