const letters = (word: string) => Array.from(new Intl.Segmenter().segment(word), ({ segment }) => segment);

/** The first letters of the first and the last word of a name. Empty for an empty name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  // A zero-width non-joiner keeps Arabic letters from joining into a word.
  return chosen.map((word) => letters(word ?? '')[0]?.toUpperCase() ?? '').join('\u200c');
}
