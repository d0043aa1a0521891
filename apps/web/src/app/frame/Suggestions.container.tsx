import { searchSuggestionsActors, searchSuggestionsMachine } from '@lyceum/flows/search-suggestions';
import type { SearchBoxProps } from '@lyceum/ui/patterns/Header';
import { suggestionId } from '@lyceum/ui/patterns/SearchSuggestions';
import { type KeyboardEvent, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { searchHref } from '../courses/searchAddress.ts';
import { useFlow } from '../system/useFlow.ts';
import { SuggestionsScreen } from './SuggestionsScreen.tsx';

/** The props that the combobox pattern requires of the field while the list is open. */
export type ComboboxProps = Partial<SearchBoxProps>;

export interface SuggestionsContainerProps {
  /** The text in the search field. */
  query: string;
  /** Called with the props of the field; they are empty while the list is closed. */
  onField: (props: ComboboxProps) => void;
}

const id = 'search-suggestions';

/** Suggests entries while the user types in the header's search. */
export function SuggestionsContainer({ query, onField }: SuggestionsContainerProps) {
  const [snapshot, send] = useFlow(searchSuggestionsMachine, searchSuggestionsActors);
  const { suggestions, highlighted } = snapshot.context;
  const isOpen = suggestions !== null;
  const navigate = useNavigate();
  const { key } = useLocation();
  const dismiss = () => send({ type: 'suggestions.dismissed' });

  const select = (index: number) => {
    dismiss();
    void navigate(suggestions?.[index]?.href ?? searchHref({ q: query.trim() }));
  };
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // While an input method composes, its keys select letters. In Safari, that of the last one has only the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      send({ type: 'highlight.moved', by: event.key === 'ArrowDown' ? 1 : -1 });
    } else if (event.key === 'Escape') {
      // By default it would clear the field as well.
      event.preventDefault();
      dismiss();
    } else if (event.key === 'Enter' && highlighted !== null) {
      event.preventDefault();
      select(highlighted);
    }
  });
  const close = useEffectEvent(dismiss);
  /** Closes the list when another page opens, by a suggestion or by Enter. */
  const closeOn = useEffectEvent((_visit: string) => dismiss());
  const setField = useEffectEvent(onField);

  useEffect(() => closeOn(key), [key]);
  useEffect(() => send({ type: 'query.changed', query }), [send, query]);
  useEffect(() => {
    setField(
      isOpen
        ? {
            role: 'combobox',
            'aria-expanded': true,
            'aria-autocomplete': 'list',
            'aria-controls': id,
            'aria-activedescendant': highlighted === null ? undefined : suggestionId(id, highlighted),
            onKeyDown: (event) => handleKey(event),
            onBlur: () => close(),
          }
        : {},
    );
  }, [isOpen, highlighted]);
  useEffect(() => () => setField({}), []);

  return <SuggestionsScreen id={id} suggestions={snapshot} onSelect={select} />;
}
