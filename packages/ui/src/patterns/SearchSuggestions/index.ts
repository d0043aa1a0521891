export { SearchSuggestions, type SearchSuggestionsProps, suggestionId } from './SearchSuggestions.tsx';
