export interface TagOption {
  /** An id or a free text. */
  value: string;
  /** The name in the language of the page, or a fallback language. */
  label: string;
  /** The language of the name, if it differs from the page's. */
  labelLanguage?: string;
}

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent', usage: 'search' }) === 0;

/**
 * The values after a text was added: the suggestion of that name if there is one, otherwise the text. Selected values
 * are not added twice.
 */
export function withText(
  selected: readonly TagOption[],
  suggestions: readonly TagOption[],
  input: string,
): string[] {
  const values = selected.map(({ value }) => value);
  const text = input.trim();
  if (text === '' || selected.some(({ value, label }) => same(label, text) || same(value, text)))
    return values;
  return [...values, suggestions.find(({ label }) => same(label, text))?.value ?? text];
}

/** The suggestions that are not selected. */
export function notSelected(suggestions: readonly TagOption[], selected: readonly TagOption[]): TagOption[] {
  const selectedValues = new Set(selected.map(({ value }) => value));
  return suggestions.filter(({ value }) => !selectedValues.has(value));
}

/** Whether neither a suggestion nor a selected value has the name that was typed. */
export function isNewName(
  selected: readonly TagOption[],
  suggestions: readonly TagOption[],
  input: string,
): boolean {
  const text = input.trim();
  return (
    text !== '' &&
    ![...selected, ...suggestions].some(({ value, label }) => same(label, text) || same(value, text))
  );
}
