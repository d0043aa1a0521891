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
 * vowel signs, and with one form for each letter [2.24]. The database has the same rule for the names that it searches
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
  const wanted = normalizeForSearch(query).trim();
  if (wanted === '') return null;
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
  const start = normalized.indexOf(wanted);
  if (start < 0) return null;
  return { start: origins[start] ?? 0, end: endOf(origins, start + wanted.length, text.length) };
}

/** The end of the letter before a unit: half of an `œ` counts as the whole letter. */
function endOf(origins: readonly number[], unit: number, length: number): number {
  const last = origins[unit - 1];
  return origins.find((origin, index) => index >= unit && origin !== last) ?? length;
}
