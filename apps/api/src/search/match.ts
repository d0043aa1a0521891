import { type RawBuilder, sql } from 'kysely';
import type { Term } from './terms.ts';

/** Patterns that decide how well names match a query. */
export interface NamePatterns {
  /** The whole query, as one line of `names`. */
  exact: string;
  /** Patterns for `names` with a word each: as a whole word, as the beginning of a word, and anywhere. */
  whole: string[];
  beginning: string[];
  anywhere: string[];
}

/** The patterns for the words of a query. */
export function namePatternsOf(terms: readonly Term[]): NamePatterns {
  const words = terms.map(({ word }) => word);
  return {
    exact: words.join(' '),
    whole: words.map((word) => `% ${word} %`),
    beginning: words.map((word) => `% ${word}%`),
    anywhere: words.map((word) => `%${word}%`),
  };
}

/**
 * How well a name matches, the best first [2.331]: it is the query, it begins with it, it contains all words, their
 * beginnings, or parts of words. Otherwise the query matches something else, such as a tag.
 */
export const tierOf = (
  names: RawBuilder<string>,
  { exact, whole, beginning, anywhere }: NamePatterns,
) => sql<number>`case
  when strpos(${names}, E'\\n ' || ${exact} || E' \\n') > 0 then 0
  when strpos(${names}, E'\\n ' || ${exact}) > 0 then 1
  when ${names} like all (${whole}::text[]) then 2
  when ${names} like all (${beginning}::text[]) then 3
  when ${names} like all (${anywhere}::text[]) then 4
  else 5
end`;

const quoted = (lexeme: string) => `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** A part of a `tsquery`: any of the lexemes, or one that begins with any of the prefixes. */
export const anyLexeme = (lexemes: readonly string[], prefixes: readonly string[] = []): string =>
  [...lexemes.map(quoted), ...prefixes.map((prefix) => `${quoted(prefix)}:*`)].join(' | ');

/** The text of a `tsquery` for entries that contain every term and match all other parts; null if it would be empty. */
export function tsqueryOf(terms: readonly Term[], others: readonly string[] = []): string | null {
  const parts = [...terms.map(({ catalogWords }) => anyLexeme(catalogWords)), ...others];
  return parts.length > 0 ? parts.map((part) => `(${part})`).join(' & ') : null;
}
