import { inLanguage, t } from '../../stories/index.ts';
import { SearchSuggestions, type SearchSuggestionsProps, suggestionId } from './SearchSuggestions.tsx';

/** The props of the stories and the guide. */
export const suggestionsExample: Omit<SearchSuggestionsProps, 'onSelect'> = {
  id: 'suggestions',
  label: t('search:suggestions'),
  suggestions: [
    {
      name: inLanguage({ en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' }),
      match: inLanguage({ en: { start: 0, end: 3 }, ar: { start: 6, end: 11 }, fr: { start: 14, end: 17 } }),
      kind: t('search:kind.category'),
    },
    {
      name: inLanguage({
        en: 'Web Security from Scratch',
        ar: 'أمن الويب من الصفر',
        fr: 'Sécurité du web : partir de zéro',
      }),
      kind: t('search:kind.course'),
    },
  ],
  searchLabel: t('search:searchFor', { query: 'web' }),
  highlighted: null,
  announcement: t('search:suggestionCount', { count: 2 }),
};

/** A field with its suggestions. */
export function SuggestionsBelowField(props: SearchSuggestionsProps) {
  return (
    <div style={{ position: 'relative', maxInlineSize: 420, minBlockSize: 240 }}>
      <input
        type="search"
        role="combobox"
        aria-label={t('common:header.searchLabel')}
        aria-expanded
        aria-autocomplete="list"
        aria-controls={props.id}
        aria-activedescendant={
          props.highlighted === null ? undefined : suggestionId(props.id, props.highlighted)
        }
        defaultValue="web"
      />
      <SearchSuggestions {...props} />
    </div>
  );
}
