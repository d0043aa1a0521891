import type { ReactNode } from 'react';

// From Unicode's private use area: it is in no text.
const place = '\uE000';

/**
 * A translation with an element in it: a name from the catalog with its language, or a user's text.
 * @param write returns the translation with the given placeholder, as `(name) => t('dashboard:welcome', { name })`
 * @param part the element that replaces the placeholder, for example a `bdi`
 */
export function sentenceWith(write: (part: string) => string, part: ReactNode): ReactNode {
  const [before, ...after] = write(place).split(place);
  return (
    <>
      {before}
      {part}
      {after.join('')}
    </>
  );
}
