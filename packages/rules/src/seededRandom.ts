/** A number from 0 up to 1 that depends only on the seed, so server and browser compute the same. */
export function seededRandom(...seed: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const character of seed.join('/')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
