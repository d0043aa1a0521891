import { type Direction, directionOfLanguage } from './languages.ts';

// Whole blocks instead of `\p{Script}`, because they include marks that are also written from right to left.
const letters: Record<Direction, RegExp> = {
  rtl: /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/,
  ltr: /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u,
};

/**
 * Encloses a value of the opposite direction in U+2068 and U+2069, like `bdi` in HTML. Its punctuation keeps its place
 * (`C++` in Arabic), and so does the surrounding text.
 */
export function isolated(value: string, language: string): string {
  const other = directionOfLanguage(language) === 'rtl' ? 'ltr' : 'rtl';
  return letters[other].test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * The `dir` of a text in a language. An Arabic name that starts with a Latin word is written from right to left, which
 * a browser cannot detect from its first letter. `auto` if the text has no letter of that direction.
 */
export function directionOf(text: string, language: string): Direction | 'auto' {
  const direction = directionOfLanguage(language);
  return letters[direction].test(text) ? direction : 'auto';
}
