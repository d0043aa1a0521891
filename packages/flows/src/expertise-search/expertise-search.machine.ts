import { type Expertise, messageFor } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';
import { assign, setup } from 'xstate';
import { unwired } from '../unimplemented-actor.ts';

interface ExpertiseSearchContext {
  /** What is typed. */
  query: string;
  results: readonly Expertise[];
  /** Every expertise that was found or loaded, by id: the names of those that are selected. */
  known: Readonly<Record<string, Expertise>>;
  /** Ids whose names have to be loaded when the picker opens. */
  selected: readonly string[];
  /** Why the search failed. */
  searchMessage: string | null;
  /** Why the names of the selected ones are missing. */
  selectedMessage: string | null;
}

const knowing = (known: ExpertiseSearchContext['known'], more: readonly Expertise[]) => ({
  ...known,
  ...Object.fromEntries(more.map((expertise) => [expertise.id, expertise])),
});

/**
 * Finds areas of expertise while one types: from three characters on, 300 ms after the last one, and only the last
 * query's answer counts [2.83] [5.11].
 */
export const expertiseSearchMachine = setup({
  types: {
    input: {} as { selected: readonly string[] },
    context: {} as ExpertiseSearchContext,
    events: {} as { type: 'query.changed'; query: string } | { type: 'retry.requested' },
  },
  actors: {
    search: unwired<Expertise[], { query: string }>('expertiseSearchMachine', 'search'),
    loadSelected: unwired<Expertise[], { ids: readonly string[] }>('expertiseSearchMachine', 'loadSelected'),
  },
  delays: { untilSearched: limits.expertiseSearchDelayMs },
  guards: {
    isBlank: (_, { query }: { query: string }) => query.trim() === '',
    isTooShort: (_, { query }: { query: string }) => query.trim().length < limits.expertiseSearchMinimum,
    isSomethingSelected: ({ context }) => context.selected.length > 0,
  },
  actions: {
    rememberQuery: assign({ query: (_, { query }: { query: string }) => query, searchMessage: null }),
    forgetResults: assign({ results: [] }),
    rememberResults: assign({
      results: (_, { found }: { found: readonly Expertise[] }) => found,
      known: ({ context }, { found }) => knowing(context.known, found),
    }),
    rememberSelected: assign({
      known: ({ context }, { found }: { found: readonly Expertise[] }) => knowing(context.known, found),
    }),
    rememberSearchRefusal: assign({
      searchMessage: (_, { error }: { error: unknown }) => messageFor('listExpertises', error),
    }),
    rememberSelectedRefusal: assign({
      selectedMessage: (_, { error }: { error: unknown }) => messageFor('getExpertise', error),
    }),
    forgetSelectedRefusal: assign({ selectedMessage: null }),
  },
}).createMachine({
  id: 'expertiseSearch',
  context: ({ input }) => ({
    query: '',
    results: [],
    known: {},
    selected: input.selected,
    searchMessage: null,
    selectedMessage: null,
  }),
  type: 'parallel',
  states: {
    suggestions: {
      initial: 'blank',
      on: {
        'query.changed': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event },
            target: '.blank',
            actions: [{ type: 'rememberQuery', params: ({ event }) => event }, 'forgetResults'],
          },
          {
            guard: { type: 'isTooShort', params: ({ event }) => event },
            target: '.tooShort',
            actions: [{ type: 'rememberQuery', params: ({ event }) => event }, 'forgetResults'],
          },
          { target: '.waiting', actions: { type: 'rememberQuery', params: ({ event }) => event } },
        ],
      },
      states: {
        blank: {},
        tooShort: {},
        waiting: { after: { untilSearched: 'searching' } },
        searching: {
          invoke: {
            id: 'search',
            src: 'search',
            input: ({ context }) => ({ query: context.query.trim() }),
            onDone: {
              target: 'found',
              actions: { type: 'rememberResults', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'failed',
              actions: [
                'forgetResults',
                { type: 'rememberSearchRefusal', params: ({ event }) => ({ error: event.error }) },
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
        deciding: { always: [{ guard: 'isSomethingSelected', target: 'loading' }, { target: 'known' }] },
        loading: {
          entry: 'forgetSelectedRefusal',
          invoke: {
            id: 'loadSelected',
            src: 'loadSelected',
            input: ({ context }) => ({ ids: context.selected }),
            onDone: {
              target: 'known',
              actions: { type: 'rememberSelected', params: ({ event }) => ({ found: event.output }) },
            },
            onError: {
              target: 'missing',
              actions: { type: 'rememberSelectedRefusal', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        missing: { on: { 'retry.requested': 'loading' } },
        known: { type: 'final' },
      },
    },
  },
});
