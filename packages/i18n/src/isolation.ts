import type { Language } from '@lyceum/rules';
import { type Direction, directions } from './languages.ts';

// Whole blocks rather than `\p{Script}`: the marks and letters between them are written from right to left too.
const written: Record<Direction, RegExp> = {
  rtl: /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/,
  ltr: /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u,
};

/**
 * What `bdi` is in HTML, for a value inside a text: where it has letters of the other direction it is put between
 * U+2068 and U+2069, so that its own signs stay beside them (`C++` in Arabic) and nothing around it moves.
 */
export function isolated(value: string, language: Language): string {
  const other = directions[language] === 'rtl' ? 'ltr' : 'rtl';
  return written[other].test(value) ? `\u2068${value}\u2069` : value;
}

/**
 * The `dir` of a text that is in this language: an Arabic name that begins with a Latin word goes from right to
 * left all the same, which a browser can't tell from its first letter. `auto` where no letter is written that way.
 */
export function directionOf(text: string, language: Language): Direction | 'auto' {
  const direction = directions[language];
  return written[direction].test(text) ? direction : 'auto';
}
