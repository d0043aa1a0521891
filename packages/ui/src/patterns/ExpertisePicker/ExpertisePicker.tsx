import {
  type TagOption,
  TagPicker,
  type TagPickerProps,
  type TagPickerTexts,
} from '../../components/TagPicker/index.ts';

/** `value` is the id of an expertise or a free text; `label` is its name in the language of the page. */
export type ExpertiseOption = TagOption;

/** The messages of the dropdown if there is nothing to select [2.85]. */
export interface ExpertisePickerTexts extends TagPickerTexts {
  /** 'Enter a search term to find expertises' */
  blank: string;
  /** 'Type at least 3 characters to search' */
  tooShort: string;
  /** 'Loading expertises...' */
  loading: string;
  /** 'No matching expertises found' */
  none: string;
}

export interface ExpertisePickerProps
  extends Omit<TagPickerProps, 'suggestions' | 'message' | 'freeText' | 'texts'> {
  /** The text in the input. */
  query: string;
  /** Called with the text while the user types, to search. */
  onQueryChange: (query: string) => void;
  /** The state of the search. */
  status: 'blank' | 'tooShort' | 'loading' | 'found' | 'failed';
  /** The matches. Selected ones are filtered out here. */
  suggestions: readonly ExpertiseOption[];
  /** Why the search failed. @default null */
  searchError?: string | null;
  /**
   * Whether Enter adds the text if no option is highlighted. The application page accepts suggestions only. @default
   * false
   */
  freeText?: boolean;
  /** The texts, in the language of the page. */
  texts: ExpertisePickerTexts;
}

/** A search field for areas of expertise, which shows the selected ones as tags. */
export function ExpertisePicker({
  status,
  suggestions,
  searchError = null,
  freeText = false,
  texts,
  ...rest
}: ExpertisePickerProps) {
  const selectedValues = new Set(rest.selected.map(({ value }) => value));
  const hasSuggestions = suggestions.some(({ value }) => !selectedValues.has(value));
  const message = {
    blank: texts.blank,
    tooShort: texts.tooShort,
    loading: texts.loading,
    found: hasSuggestions ? null : texts.none,
    failed: searchError,
  }[status];
  return (
    <TagPicker
      {...rest}
      suggestions={status === 'found' ? suggestions : []}
      message={message}
      freeText={freeText}
      texts={texts}
    />
  );
}
