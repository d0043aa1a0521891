import { guide } from '../../stories/index.ts';
import { SuggestionsBelowField, suggestionsExample } from './SearchSuggestions.fixtures.tsx';

const select = () => undefined;

export const searchSuggestionsGuide = guide({
  use: [
    'Below the `SearchBox`, while the user types.',
    'With at most eight suggestions of different kinds, and the option that searches everything.',
  ],
  instead: [
    { when: 'It selects a value of a form', use: 'Combobox' },
    { when: 'It selects several values', use: 'TagPicker' },
  ],
  do: <SuggestionsBelowField {...suggestionsExample} onSelect={select} />,
  why: 'Each suggestion says what kind of page it leads to.',
  dont: (
    <SuggestionsBelowField
      {...suggestionsExample}
      id="without-kinds"
      suggestions={suggestionsExample.suggestions.map((one) => ({ ...one, kind: '' }))}
      onSelect={select}
    />
  ),
  whyNot: 'Without the kinds, nobody knows whether a name is a category or a course.',
  keyboard: {
    '↓, ↑': 'Move in the list. Past the ends, the field is next.',
    Enter: 'Opens the highlighted suggestion.',
    Escape: 'Closes the list.',
  },
});
