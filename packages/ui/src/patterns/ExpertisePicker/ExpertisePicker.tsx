import { limits } from '@lyceum/rules';
import {
  type TagOption,
  TagPicker,
  type TagPickerProps,
  type TagPickerTexts,
} from '../../components/TagPicker/index.ts';

/** `value` is an expertise's id, or a free text; `label` its name in the language of the interface. */
export type ExpertiseOption = TagOption;

/** What the dropdown says where there is nothing to choose. Specification §2. */
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
  query: string;
  onQueryChange: (query: string) => void;
  /** What the search is at. */
  status: 'blank' | 'tooShort' | 'loading' | 'found' | 'failed';
  /** What was found; what is selected already is left out here. */
  suggestions: readonly ExpertiseOption[];
  /** Why the search failed. @default null */
  searchError?: string | null;
  /**
   * Whether Enter adds what is typed where nothing is highlighted; without it only what the search suggests counts,
   * as on the application page. @default false
   */
  freeText?: boolean;
  texts: ExpertisePickerTexts;
}

/** Areas of expertise, found by a search and kept as tags. Specification §2, Expertise picker. */
export function ExpertisePicker({
  status,
  suggestions,
  searchError = null,
  freeText = false,
  texts,
  ...rest
}: ExpertisePickerProps) {
  const taken = new Set(rest.selected.map(({ value }) => value));
  const isLeft = suggestions.some(({ value }) => !taken.has(value));
  const message = {
    blank: texts.blank,
    tooShort: texts.tooShort,
    loading: texts.loading,
    found: isLeft ? null : texts.none,
    failed: searchError,
  }[status];
  return (
    <TagPicker
      maxLength={limits.expertiseNameMaximum}
      {...rest}
      suggestions={status === 'found' ? suggestions : []}
      message={message}
      freeText={freeText}
      texts={texts}
    />
  );
}
