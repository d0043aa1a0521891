import { type ApiClient, ApiProblem, type Expertise, messageFor } from '@lyceum/api-client';
import { expertiseSearchMinimum, type Language, limits } from '@lyceum/rules';
import { assign, fromPromise, setup } from 'xstate';
import { unimplementedActors } from '../unimplemented-actor.ts';

const expertiseSearchDelayMs = 300;

export interface ExpertiseSearchContext {
  /** The text in the search field. */
  query: string;
  results: readonly Expertise[];
  /** The expertises of all searches and those that are selected. */
  expertisesById: Readonly<Record<string, Expertise>>;
  /** The ids whose names are loaded when the picker opens. */
  selected: readonly string[];
  /** Why the search failed. */
  searchMessage: string | null;
  /** Why the names of the selected expertises failed to load. */
  selectedMessage: string | null;
}

const withExpertises = (
  expertisesById: ExpertiseSearchContext['expertisesById'],
  more: readonly Expertise[],
) => ({
  ...expertisesById,
  ...Object.fromEntries(more.map((expertise) => [expertise.id, expertise])),
});

/** A free text in a stored draft has no id, so the API responds with 404. The text is its own name. */
function noneIfUnknown(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 404) return null;
  throw error;
}

/** @param language that of the page, by which the results sort */
export const expertiseSearchActors = (api: ApiClient, language: () => Language) => ({
  search: fromPromise<Expertise[], { query: string }>(async ({ input, signal }) => {
    const query = {
      search: input.query,
      language: language(),
      page: limits.firstPage,
      limit: limits.expertisesPerPage,
    };
    return (await api.call('listExpertises', { query, signal })).results;
  }),
  loadSelected: fromPromise<Expertise[], { ids: readonly string[] }>(async ({ input, signal }) => {
    const expertises = await Promise.all(
      input.ids.map((id) => api.call('getExpertise', { path: { id }, signal }).catch(noneIfUnknown)),
    );
    return expertises.filter((expertise) => expertise !== null);
  }),
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
  actors: unimplementedActors<typeof expertiseSearchActors>('expertiseSearchMachine', [
    'search',
    'loadSelected',
  ]),
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
      results: (_, { expertises }: { expertises: readonly Expertise[] }) => expertises,
      expertisesById: ({ context }, { expertises }) => withExpertises(context.expertisesById, expertises),
    }),
    setSelected: assign({
      expertisesById: ({ context }, { expertises }: { expertises: readonly Expertise[] }) =>
        withExpertises(context.expertisesById, expertises),
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
    expertisesById: {},
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
              actions: { type: 'setResults', params: ({ event }) => ({ expertises: event.output }) },
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
              actions: { type: 'setSelected', params: ({ event }) => ({ expertises: event.output }) },
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
