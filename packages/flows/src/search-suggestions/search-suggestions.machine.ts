import type { Course } from '@lyceum/api-client';
import { assign, setup } from 'xstate';
import { unimplementedActor } from '../unimplemented-actor.ts';

const suggestionDelayMs = 200;

/** An entry of the catalog that a search finds. */
export interface Suggestion {
  kind: 'domain' | 'category' | 'course' | 'instructor';
  id: string;
  /** By language, or the name of an instructor. */
  name: Course['name'] | string;
  href: string;
}

export interface SearchSuggestionsContext {
  /** The text in the search field. */
  query: string;
  /** What the list shows, before the option that searches everything; null while it is closed. */
  suggestions: readonly Suggestion[] | null;
  /** The index of the highlighted option, that of the last option included; null for none. */
  highlighted: number | null;
}

/** The next option in a direction. Past the ends, none is highlighted: the field itself. */
function moved({ suggestions, highlighted }: SearchSuggestionsContext, by: 1 | -1): number | null {
  const last = suggestions?.length ?? 0;
  const next = highlighted === null ? (by === 1 ? 0 : last) : highlighted + by;
  return next < 0 || next > last ? null : next;
}

/**
 * Suggests entries of the catalog while the user types, 200 ms after the last change [2.335]. Only the response to the last
 * query is used; meanwhile the last suggestions stay. Without a response there are no suggestions.
 */
export const searchSuggestionsMachine = setup({
  types: {
    context: {} as SearchSuggestionsContext,
    events: {} as
      | { type: 'query.changed'; query: string }
      | { type: 'highlight.moved'; by: 1 | -1 }
      | { type: 'suggestions.dismissed' },
  },
  actors: {
    suggest: unimplementedActor<Suggestion[], { query: string }>('searchSuggestionsMachine', 'suggest'),
  },
  delays: { untilSuggested: suggestionDelayMs },
  guards: { isBlank: (_, { query }: { query: string }) => query.trim() === '' },
  actions: {
    setQuery: assign({ query: (_, { query }: { query: string }) => query, highlighted: null }),
    show: assign({
      suggestions: (_, { found }: { found: readonly Suggestion[] }) => found,
      highlighted: null,
    }),
    hide: assign({ suggestions: null, highlighted: null }),
    highlight: assign({
      highlighted: ({ context }, { by }: { by: 1 | -1 }) => (context.suggestions ? moved(context, by) : null),
    }),
  },
}).createMachine({
  id: 'searchSuggestions',
  context: { query: '', suggestions: null, highlighted: null },
  initial: 'closed',
  on: {
    'query.changed': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.closed',
        actions: [{ type: 'setQuery', params: ({ event }) => event }, 'hide'],
      },
      { target: '.waiting', actions: { type: 'setQuery', params: ({ event }) => event } },
    ],
    'suggestions.dismissed': { target: '.closed', actions: 'hide' },
    'highlight.moved': { actions: { type: 'highlight', params: ({ event }) => event } },
  },
  states: {
    closed: {},
    waiting: { after: { untilSuggested: 'searching' } },
    searching: {
      invoke: {
        id: 'suggest',
        src: 'suggest',
        input: ({ context }) => ({ query: context.query.trim() }),
        onDone: {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'closed', actions: 'hide' },
      },
    },
    open: {},
  },
});
