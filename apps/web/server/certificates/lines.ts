import bidiFactory from 'bidi-js';
import type { PdfFont } from './fonts.ts';

const bidi = bidiFactory();

export type Direction = 'ltr' | 'rtl';

/** A part of a line in one font and one direction, in the order of drawing. */
export interface Run {
  text: string;
  font: PdfFont;
}

/** Everything that has no shape of its own, but could reorder the text around it. The joiners of Arabic stay. */
const invisible = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;
const joiners: ReadonlySet<string> = new Set(['\u200C', '\u200D', '\uFE0F']);

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text in one line, without invisible characters. */
const toLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(invisible, '').normalize('NFC').trim();

const fontOf = (grapheme: string, fonts: readonly PdfFont[]) =>
  fonts.find(({ letters }) =>
    [...grapheme].every((letter) => letters.has(letter.codePointAt(0) ?? 0) || joiners.has(letter)),
  );

/**
 * A text without the symbols that no font has, such as emoji; null if no font has one of its letters or digits, without
 * which it would be another text.
 */
export function drawableText(text: string, fonts: readonly PdfFont[]): string | null {
  let drawable = '';
  for (const { segment } of graphemes.segment(toLine(text))) {
    if (segment === ' ' || fontOf(segment, fonts)) drawable += segment;
    else if (/[\p{L}\p{N}]/u.test(segment)) return null;
  }
  return drawable.replace(/ +/g, ' ').trim();
}

/** The runs of a line by the Unicode bidirectional algorithm. */
export function runsOf(line: string, fonts: readonly PdfFont[], direction: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction);
  const runs: (Run & { level: number })[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    const own = fontOf(segment, fonts) ?? last?.font ?? fonts[0];
    if (!own) continue;
    // Spaces and punctuation stay in the font of the text before them, so that words are shaped as a whole.
    const isNeutral = !/[\p{L}\p{N}]/u.test(segment);
    const font = isNeutral && last && fontOf(segment, [last.font]) ? last.font : own;
    const text = level % 2 === 1 ? (bidi.getMirroredCharacter(segment) ?? segment) : segment;
    if (last && last.level === level && last.font === font) last.text += text;
    else runs.push({ text, font, level });
  }
  return reorder(runs).map(({ text, font, level }) => ({ text: level % 2 ? visual(text) : text, font }));
}

/** Rule L2: reverses the runs of each level and above, from the highest to the lowest odd one. */
function reorder<Item extends { level: number }>(runs: Item[]): Item[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < ordered.length; start++) {
      if ((ordered[start]?.level ?? 0) < level) continue;
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = end;
    }
  }
  return ordered;
}

/** The shaper reverses Arabic itself, but no run that consists of punctuation only. */
const visual = (text: string) => (/\p{Script=Arabic}/u.test(text) ? text : [...text].reverse().join(''));

/** Breaks a text into lines of at most a width, between words, or inside a word that is longer. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const { segment } of graphemes.segment(word)) {
      if (line !== '' && measure(line + segment) > width) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  return line === '' ? lines : [...lines, line];
}
