import { guide } from '../../stories/index.ts';
import { SuggestionsBelowField, suggestionsExample } from './SearchSuggestions.fixtures.tsx';

const select = () => undefined;

export const searchSuggestionsGuide = guide({
  status: 'stable',
  use: [
    'Below the `SearchBox`, while the user types.',
    'With at most eight suggestions of different kinds, and the option that searches everything.',
  ],
  instead: [
    { when: 'It selects a value of a form', use: 'Combobox' },
    { when: 'It selects several values', use: 'TagPicker' },
  ],
  examples: [
    {
      do: {
        show: () => <SuggestionsBelowField {...suggestionsExample} onSelect={select} />,
        why: 'Each suggestion says what it is, because each leads to another kind of page.',
      },
      dont: {
        show: () => (
          <SuggestionsBelowField
            {...suggestionsExample}
            id="without-kinds"
            suggestions={suggestionsExample.suggestions.map((one) => ({ ...one, kind: '' }))}
            onSelect={select}
          />
        ),
        why: 'Without its kind, nobody sees whether a name is a category or a course.',
      },
    },
  ],
  anatomy: [
    { part: 'List', selector: '[role="listbox"]' },
    { part: 'Suggestion', selector: '[role="option"]' },
    { part: 'Search for everything', selector: '[role="option"]:last-child' },
  ],
  keyboard: {
    '↓, ↑': 'Move in the list. Past the ends, the field is next.',
    Enter: 'Opens the highlighted suggestion.',
    Escape: 'Closes the list.',
  },
  related: ['SearchBox', 'SearchForm', 'Combobox', 'Header'],
  terms: {
    en: ['autocomplete', 'autosuggest', 'typeahead', 'instant search', 'search as you type'],
    ar: ['اقتراحات البحث', 'إكمال تلقائي', 'بحث فوري', 'قائمة الاقتراحات'],
    fr: ['suggestions', 'autocomplétion', 'recherche instantanée', 'saisie prédictive'],
  },
});
