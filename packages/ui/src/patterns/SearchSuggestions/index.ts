export { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx';
export { suggestionId } from './suggestionId.ts';
