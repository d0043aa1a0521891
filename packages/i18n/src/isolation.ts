import type { Language } from '@lyceum/rules';
import { directions } from './languages.ts';

// Whole blocks rather than `\p{Script}`: the marks and letters between them are written from right to left too.
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const leftToRight = /(?![\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC])\p{L}/u;

/**
 * What `bdi` is in HTML, for a value inside a text: where it has letters of the other direction it is put between
 * U+2068 and U+2069, so that its own signs stay beside them (`C++` in Arabic) and nothing around it moves.
 */
export function isolated(value: string, language: Language): string {
  const foreign = directions[language] === 'rtl' ? leftToRight : rightToLeft;
  return foreign.test(value) ? `\u2068${value}\u2069` : value;
}
