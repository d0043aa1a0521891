export {
  type Suggestion,
  searchSuggestionsActors,
  searchSuggestionsMachine,
} from './search-suggestions.machine.ts';
