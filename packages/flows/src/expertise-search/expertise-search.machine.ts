import { type Expertise, messageFor } from '@lyceum/api-client';
import { expertiseSearchMinimum } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

const expertiseSearchDelayMs = 300;

export interface ExpertiseSearchContext {
  /** The text in the search field. */
  query: string;
  results: readonly Expertise[];
  /** The expertises found or loaded so far, by id. */
  known: Readonly<Record<string, Expertise>>;
  /** The ids whose names are loaded when the picker opens. */
  selected: readonly string[];
  /** Why the search failed. */
  searchMessage: string | null;
  /** Why the names of the selected expertises failed to load. */
  selectedMessage: string | null;
}

const withExpertises = (known: ExpertiseSearchContext['known'], more: readonly Expertise[]) => ({
  ...known,
  ...Object.fromEntries(more.map((expertise) => [expertise.id, expertise])),
});

/**
 * Searches expertises while the user types: from three characters on, 300 ms after the last change. Only the response
 * to the last query is used [2.83].
 */
export const expertiseSearchMachine = setup({
  types: {
    input: {} as { selected: readonly string[]; query?: string },
    context: {} as ExpertiseSearchContext,
    events: {} as { type: 'query.changed'; query: string } | { type: 'retry.requested' },
  },
  actors: {
    search: unimplementedActor<Expertise[], { query: string }>('expertiseSearchMachine', 'search'),
    loadSelected: unimplementedActor<Expertise[], { ids: readonly string[] }>(
      'expertiseSearchMachine',
      'loadSelected',
    ),
  },
  delays: { untilSearched: expertiseSearchDelayMs },
  guards: {
    isBlank: ({ context }) => context.query.trim() === '',
    isTooShort: ({ context }) => context.query.trim().length < expertiseSearchMinimum,
    isSomethingSelected: ({ context }) => context.selected.length > 0,
  },
  actions: {
    setQuery: assign({ query: (_, { query }: { query: string }) => query, searchMessage: null }),
    clearResults: assign({ results: [] }),
    setResults: assign({
      results: (_, { found }: { found: readonly Expertise[] }) => found,
      known: ({ context }, { found }) => withExpertises(context.known, found),
    }),
    setSelected: assign({
      known: ({ context }, { found }: { found: readonly Expertise[] }) =>
        withExpertises(context.known, found),
    }),
    setSearchError: assign({
      searchMessage: (_, { error }: { error: unknown }) => messageFor('listExpertises', error),
    }),
    setSelectedError: assign({
      selectedMessage: (_, { error }: { error: unknown }) => messageFor('getExpertise', error),
    }),
    clearSelectedError: assign({ selectedMessage: null }),
  },
}).createMachine({
  id: 'expertiseSearch',
  context: ({ input }) => ({
    query: input.query ?? '',
    results: [],
    known: {},
    selected: input.selected,
    searchMessage: null,
    selectedMessage: null,
  }),
  type: 'parallel',
  states: {
    suggestions: {
      initial: 'deciding',
      on: {
        'query.changed': {
          target: '.deciding',
          actions: { type: 'setQuery', params: ({ event }) => event },
        },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isBlank', target: 'blank' },
            { guard: 'isTooShort', target: 'tooShort' },
            { target: 'waiting' },
          ],
        },
        blank: { entry: 'clearResults' },
        tooShort: { entry: 'clearResults' },
        waiting: { after: { untilSearched: 'searching' } },
        searching: {
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ query: context.query.trim() }),
            onDone: {
              target: 'found',
              actions: { type: 'setResults', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [
                'clearResults',
                { type: 'setSearchError', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        found: {},
        failed: {},
      },
    },
    names: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isSomethingSelected', target: 'loading' }, { target: 'loaded' }] },
        loading: {
          entry: 'clearSelectedError',
          invoke: {
            id: 'loadSelected',
            src: 'loadSelected',
            input: ({ context }) => ({ ids: context.selected }),
            onDone: {
              target: 'loaded',
              actions: { type: 'setSelected', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: { type: 'setSelectedError', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        failed: { on: { 'retry.requested': 'loading' } },
        loaded: { type: 'final' },
      },
    },
  },
});
