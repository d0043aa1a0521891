import type { FileType } from '@lyceum/rules';

/** Short enough for every file system, with the ending and a number that the browser may add. */
const maximumBytes = 180;
/** Names that Windows reserves for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** The name of a downloaded file, from the title of its material, which can be any text. */
export function fileNameOf(title: string, type: FileType): string {
  const ending = `.${type}`;
  const plain = title
    .normalize('NFC')
    .toWellFormed()
    // Control characters, those that reverse or hide text, separators of paths, and what Windows does not allow.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\uFFFD/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const base = plain.toLowerCase().endsWith(ending) ? plain.slice(0, -ending.length) : plain;
  const name = cut(base.replace(/^[\s.]+/, '')).replace(/[\s.]+$/, '');
  if (name === '') return `file${ending}`;
  return device.test(name) ? `_${name}${ending}` : `${name}${ending}`;
}

/** The beginning of a text, cut between two characters as people see them. */
function cut(text: string): string {
  let [beginning, bytes] = ['', 0];
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    bytes += Buffer.byteLength(segment);
    if (bytes > maximumBytes) return beginning;
    beginning += segment;
  }
  return beginning;
}
