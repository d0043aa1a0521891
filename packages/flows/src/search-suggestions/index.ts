export { searchSuggestionsActors } from './search-suggestions.actors.ts';
export { type Suggestion, searchSuggestionsMachine } from './search-suggestions.machine.ts';
