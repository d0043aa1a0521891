import { searchWords, searchWordsMaximum } from '@lyceum/rules';
import { sql } from 'kysely';
import type { Db } from '../platform/database/open.ts';
import { editDistance } from './editDistance.ts';

/** A word of a query, as it is searched. */
export interface Term {
  /** What was typed, or its correct spelling, in the form that searches compare. */
  word: string;
  /** The same with the accents and letters that people write. */
  spelling: string;
  /** The words of the catalog that match it. */
  catalogWords: readonly string[];
  /** About how many entries of the catalog contain them. */
  entries: number;
}

export interface Terms {
  terms: readonly Term[];
  /** Another spelling of the query that finds more; null if there is none. */
  suggestion: string | null;
}

interface CatalogWord {
  term: string;
  word: string;
  spelling: string;
  entries: number;
}

/** The maximum number of words that a term stands for, such as the beginning of a word. The most frequent are chosen. */
const wordsPerTerm = 60;
/** From this number of letters on, a term that is no word itself finds words that contain it, as trigrams can find it. */
const containedFrom = 3;
/** The Arabic article is written as the beginning of a word. */
const arabicArticle = 'ال';
/** Shorter words have too many neighbors. */
const correctedFrom = 4;
/** A word that so few entries contain may be a spelling mistake, if another one is so many times as frequent. */
const rareEntries = 2;
const timesAsFrequent = 10;

function readWords(db: Db, terms: readonly string[]): Promise<CatalogWord[]> {
  const isWord = sql`exists (select from search_words as same where same.word = term and same.entries > 0)`;
  const contained = sql`char_length(term) >= ${containedFrom} and not ${isWord}`;
  const pattern = sql`case when ${contained} then '%' || term || '%' else term || '%' end`;
  return db
    .selectFrom(sql<{ term: string }>`unnest(${terms}::text[])`.as('term'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('search_words')
          .select(['word', 'spelling', 'entries'])
          .where(sql<boolean>`(word like ${pattern} or word like ${arabicArticle}::text || term || '%')`)
          .where(sql<boolean>`entries > 0`)
          .orderBy(sql`word = term desc, starts_with(word, term) desc, entries desc, word`)
          .limit(wordsPerTerm)
          .as('catalog_words'),
      (join) => join.onTrue(),
    )
    .select([sql<string>`term`.as('term'), 'word', 'spelling', 'entries'])
    .execute();
}

async function readSimilarWords(db: Db, terms: readonly string[]): Promise<CatalogWord[]> {
  const { rows } = await sql<CatalogWord>`
    select term, alike.word, alike.spelling, alike.entries
    from unnest(${terms}::text[]) as term, words_like(term) as alike
  `.execute(db);
  return rows;
}

/** Looks up the words of a query in the catalog, and those that are spelled like them if there are none. */
export async function findTerms(db: Db, query: string): Promise<Terms> {
  const typed = [...new Set(searchWords(query))].slice(0, searchWordsMaximum);
  if (typed.length === 0) return { terms: [], suggestion: null };
  const words = Map.groupBy(await readWords(db, typed), ({ term }) => term);
  const entriesOf = (term: string) => (words.get(term) ?? []).reduce((sum, { entries }) => sum + entries, 0);
  const doubtful = typed.filter(
    (term) => [...term].length >= correctedFrom && entriesOf(term) <= rareEntries,
  );
  const similar = doubtful.length > 0 ? await readSimilarWords(db, doubtful) : [];

  let hasBetter = false;
  const spellings: string[] = [];
  const terms = typed.map((term): Term => {
    const matches = words.get(term) ?? [];
    const entries = entriesOf(term);
    const near = similar.filter((word) => word.term === term);
    const nearest = nearestOf(term, near);
    const [best] = nearest;
    // A part of a word stays as it was typed.
    const spelling = matches.find(({ word }) => word === term)?.spelling ?? term;
    const isBetter = best !== undefined && best.entries >= timesAsFrequent * entries;
    hasBetter ||= isBetter;
    spellings.push(isBetter ? best.spelling : spelling);
    if (matches.length > 0 || !best)
      return { word: term, spelling, catalogWords: matches.map(({ word }) => word), entries };
    return {
      word: best.word,
      spelling: best.spelling,
      catalogWords: nearest.map(({ word }) => word),
      entries: nearest.reduce((sum, { entries: count }) => sum + count, 0),
    };
  });
  return { terms, suggestion: hasBetter ? spellings.join(' ') : null };
}

/** The words with the smallest distance, the most frequent first. */
function nearestOf(term: string, words: readonly CatalogWord[]): CatalogWord[] {
  const most = [...term].length > 5 ? 2 : 1;
  const near = words
    .map((word) => ({ ...word, distance: editDistance(term, word.word) }))
    .filter(({ distance }) => distance > 0 && distance <= most);
  const smallest = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === smallest)
    .toSorted((one, other) => other.entries - one.entries);
}

/** Shorter words say little on their own. */
const shortestAlone = 3;

/**
 * The half of the terms that says most: those that are in the catalog, the rarest first. Empty if no half is left. For a
 * query whose words do not occur together.
 */
export function rarestHalf(terms: readonly Term[]): Term[] {
  const candidates = terms.filter(
    ({ word, catalogWords }) => catalogWords.length > 0 && [...word].length >= shortestAlone,
  );
  const count = candidates.length < terms.length ? candidates.length : Math.floor(terms.length / 2);
  const rarest = new Set(candidates.toSorted((one, other) => one.entries - other.entries).slice(0, count));
  return terms.filter((term) => rarest.has(term));
}
