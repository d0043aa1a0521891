const letters = (word: string) => Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);

/** The words of a text without punctuation: of 'Jean “Bob” D’Arc (x)', four. */
const wordsOf = (text: string) => text.replace(/\p{P}/gu, '').split(/\s+/).filter(Boolean);

/** An addition in brackets: 'Ada Lovelace (she/her)'. */
const addition = /[(（[{][^)）\]}]*[)）\]}]/g;

/**
 * The first letters of the first and the last word of a name, without additions in brackets if at least two words are left.
 * Empty for an empty name.
 */
export function initials(name: string): string {
  const own = wordsOf(name.replace(addition, ' '));
  const words = own.length > 1 ? own : wordsOf(name);
  const initialWords = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  // A zero-width non-joiner keeps Arabic letters from joining into a word.
  return initialWords.map((word) => letters(word ?? '')[0]?.toUpperCase() ?? '').join('\u200c');
}
