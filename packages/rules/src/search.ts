/** The best matches of a search that are its results; more are not counted. */
export const searchResultsMaximum = 1000;
/** The number of letters from which a search for an area of expertise starts [2.83]. */
export const expertiseSearchMinimum = 3;
/** The maximum length of a search. */
export const searchMaximum = 100;
/** The maximum number of words of a search that count. */
export const searchWordsMaximum = 8;
/** The maximum number of letters of a word of a search. */
const searchWordMaximum = 40;

// Combining marks of Latin, Greek and Cyrillic letters, the vowel signs of Arabic, and the tatweel, which only
// lengthens a line between two letters.
const marks = /[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/g;

/** Letters and signs that NFKD does not decompose and that people type in another form. */
const forms: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  '’': "'",
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((digit, value) => [digit, String(value)])),
  ...Object.fromEntries([...'۰۱۲۳۴۵۶۷۸۹'].map((digit, value) => [digit, String(value)])),
};
const formed = new RegExp(`[${Object.keys(forms).join('')}]`, 'g');

/**
 * The form of a text that searches compare, of the catalog's names as of the query: without case, accents and Arabic
 * vowel signs, and with one form for each letter [2.15]. The database has the same rule for the names that it searches
 * (`normalize_for_search`), which a test compares with this one.
 */
export function normalizeForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(marks, '')
    .replace(formed, (letter) => forms[letter] ?? letter);
}

/** A part of a text, in UTF-16 code units: from `start` up to, but not including, `end`. */
export interface TextRange {
  start: number;
  end: number;
}

/** The first part of the text that matches the query in the sense of `normalizeForSearch`; null if there is none. */
export function findMatch(text: string, query: string): TextRange | null {
  const needle = normalizeForSearch(query).trim();
  if (needle === '') return null;
  let normalized = '';
  /** For each unit of `normalized`, the index of its letter in the text. */
  const origins: number[] = [];
  let index = 0;
  for (const letter of text) {
    const added = normalizeForSearch(letter);
    normalized += added;
    for (let unit = 0; unit < added.length; unit += 1) origins.push(index);
    index += letter.length;
  }
  const start = normalized.indexOf(needle);
  if (start < 0) return null;
  return { start: origins[start] ?? 0, end: endOf(origins, start + needle.length, text.length) };
}

/** The end of the letter before a unit: half of an `œ` counts as the whole letter. */
function endOf(origins: readonly number[], unit: number, length: number): number {
  const last = origins[unit - 1];
  return origins.find((origin, index) => index >= unit && origin !== last) ?? length;
}

// Everything but letters, digits and the signs of `C++` and `C#`. `search_separators` of the database is the same.
const separators =
  /[\0-\u0022\u0024-\u002A\u002C-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u060C\u061B\u061F\u066A-\u066D\u06D4\u2000-\u206F\u2E00-\u2E7F\u3000-\u303F]+/;

/** The words of a text in the form that searches compare. The database has the same rule (`search_words_of`). */
export function searchWords(text: string): string[] {
  return normalizeForSearch(text)
    .split(separators)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, searchWordMaximum).join(''));
}

/** Words of fewer letters are found at the beginning of a word only: most texts contain them somewhere. */
const anywhereFrom = 3;

/** The parts of a text that match any of the words, in order and without overlaps. */
export function findMatches(text: string, words: readonly string[]): TextRange[] {
  const matches: TextRange[] = [];
  for (const word of words) {
    for (let from = 0; from < text.length; ) {
      const match = findMatch(text.slice(from), word);
      if (!match || match.end === 0) break;
      const start = from + match.start;
      from += match.end;
      const isInside = /[\p{L}\p{N}]$/u.test(text.slice(0, start));
      if (word.length >= anywhereFrom || !isInside) matches.push({ start, end: from });
    }
  }
  return withoutOverlaps(matches);
}

function withoutOverlaps(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const { start, end } of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
