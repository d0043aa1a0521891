import type { Language } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';

/** Who sees the course: a visitor, to whom it is offered, or someone enrolled. */
export type PreviewViewer = 'guest' | 'learner';

export interface CoursePreviewContext {
  /** The language that is selected. */
  language: Language;
  /** The language of the visible page; null until its texts are loaded. */
  visibleLanguage: Language | null;
  viewer: PreviewViewer;
}

/** @param load loads the texts of the course page in a language */
export const coursePreviewActors = (load: (language: Language) => Promise<void>) => ({
  loadTexts: fromPromise<void, { language: Language }>(({ input }) => load(input.language)),
});

/** The page of an edited course as others would see it, in each language [2.394]. */
export const coursePreviewMachine = setup({
  types: {
    input: {} as { language: Language },
    context: {} as CoursePreviewContext,
    events: {} as
      | { type: 'language.chosen'; language: Language }
      | { type: 'viewer.chosen'; viewer: PreviewViewer }
      | { type: 'retry.requested' },
  },
  actors: unimplementedActors<typeof coursePreviewActors>('coursePreviewMachine', ['loadTexts']),
  actions: {
    setLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    setViewer: assign((_, { viewer }: { viewer: PreviewViewer }) => ({ viewer })),
    setVisibleLanguage: assign({ visibleLanguage: ({ context }) => context.language }),
  },
}).createMachine({
  id: 'coursePreview',
  context: ({ input: { language } }) => ({ language, visibleLanguage: null, viewer: 'guest' }),
  initial: 'loading',
  on: {
    'language.chosen': {
      target: '.loading',
      actions: { type: 'setLanguage', params: ({ event }) => event },
    },
    'viewer.chosen': { actions: { type: 'setViewer', params: ({ event }) => event } },
  },
  states: {
    /** The page in the former language stays. */
    loading: {
      invoke: {
        id: 'loadTexts',
        src: 'loadTexts',
        input: ({ context: { language } }) => ({ language }),
        onDone: { target: 'shown', actions: 'setVisibleLanguage' },
        onError: 'failed',
      },
    },
    shown: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});
