import { inLanguage, t } from '../../stories/index.ts';
import { SearchBox } from '../Header/index.ts';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx';
import { suggestionId } from './suggestionId.ts';

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
  const { id, highlighted } = props;
  return (
    <div style={{ minBlockSize: 260, maxInlineSize: 420 }}>
      <SearchBox
        id={`${id}-field`}
        label={t('common:header.searchLabel')}
        placeholder={t('common:header.searchPlaceholder')}
        clearLabel={t('common:header.clearSearch')}
        value="web"
        onChange={() => undefined}
        onSubmit={() => undefined}
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-controls={id}
        aria-activedescendant={highlighted === null ? undefined : suggestionId(id, highlighted)}
        suggestions={<SearchSuggestions {...props} />}
      />
    </div>
  );
}
