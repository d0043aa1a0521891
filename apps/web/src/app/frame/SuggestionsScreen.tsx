import type { searchSuggestionsMachine } from '@lyceum/flows/search-suggestions';
import { findMatches, searchWords } from '@lyceum/rules';
import { SearchSuggestions } from '@lyceum/ui/patterns/SearchSuggestions';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import { useLanguage } from '../../platform/i18n/useLanguage.ts';
import { localizedName } from '../courses/views.ts';

export interface SuggestionsScreenProps {
  /** The id of the list. */
  id: string;
  suggestions: SnapshotFrom<typeof searchSuggestionsMachine>;
  /** Called with the index of an option. */
  onSelect: (index: number) => void;
}

/** The suggestions of the header's search [2.335]. */
export function SuggestionsScreen({ id, suggestions, onSelect }: SuggestionsScreenProps) {
  const { t } = useTranslation(['search', 'common']);
  const language = useLanguage();
  const { query, suggestions: entries, highlighted } = suggestions.context;
  if (entries === null) return null;
  const words = searchWords(query);
  return (
    <SearchSuggestions
      id={id}
      label={t('search:suggestions')}
      suggestions={entries.map(({ kind, name }) => {
        const nameProps =
          typeof name === 'string' ? { name } : localizedName(name, language, t('common:unknownName'));
        return { ...nameProps, match: findMatches(nameProps.name, words), kind: t(`search:kind.${kind}`) };
      })}
      searchLabel={t('search:searchFor', { query: query.trim() })}
      highlighted={highlighted}
      announcement={t('search:suggestionCount', { count: entries.length })}
      onSelect={onSelect}
    />
  );
}
