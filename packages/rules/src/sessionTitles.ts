import { type Language, type Localized, languages } from './languages.ts';

/** The titles of the sessions of a course, in their order. Null for a session without a title. */
export type SessionTitles = ({ [L in Language]?: string } | null)[];

/** The titles in each language, one per line: the form in which they are edited. */
type TitleLines = { [L in Language]?: string | undefined };

/** The lines of a text, without spaces around them and without empty lines at the end. */
export const linesOf = (text: string | undefined): string[] =>
  text?.trim()
    ? text
        .trimEnd()
        .split('\n')
        .map((line) => line.trim())
    : [];

/** The titles of lines. */
export function titlesOfLines(lines: TitleLines): SessionTitles {
  const columns = languages.map((language) => [language, linesOf(lines[language])] as const);
  const count = Math.max(...columns.map(([, titles]) => titles.length));
  return Array.from({ length: count }, (_, index) => {
    const title = columns.flatMap(([language, titles]) => (titles[index] ? [[language, titles[index]]] : []));
    return title.length > 0 ? Object.fromEntries(title) : null;
  });
}

/** The lines of titles. */
export function linesOfTitles(titles: readonly (Localized | null)[]): TitleLines {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const lines = titles
        .map((title) => title?.[language] ?? '')
        .join('\n')
        .trimEnd();
      return lines ? [[language, lines]] : [];
    }),
  );
}
