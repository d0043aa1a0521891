import type { ReactNode } from 'react';

// Of Unicode's private use: no text has it.
const place = '\uE000';

/**
 * A sentence with a part that has to be marked up: a name from the catalog with its language, a typed text on its own.
 * @param write the sentence around what it is given, as by `(name) => t('dashboard:welcome', { name })`
 * @param part what stands there instead, for example a `bdi`
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
