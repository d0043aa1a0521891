/** What is wrong with a file. */
export type FileDefect = 'unreadable' | 'encrypted' | 'macros' | 'unpacksTooLarge';

/** The part of a PDF at its end that readers search for the address of the cross-references. */
const tailBytes = 1024;
const archiveEnd = Buffer.from('PK\u0005\u0006', 'latin1');
const archiveEndBytes = 22;
const archiveCommentMaximumBytes = 0xffff;
const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|\?php)[\s>]/gi;

/**
 * Verifies that a file is a complete PDF and nothing else: it starts with the header, ends with the trailer, and the trailer
 * leads to the cross-references. Its objects are not read.
 */
export function defectOfPdf(content: Buffer): FileDefect | null {
  if (!/^%PDF-[12]\.\d[\s%]/.test(content.toString('latin1', 0, 10))) return 'unreadable';
  const tail = content.toString('latin1', Math.max(0, content.length - tailBytes));
  const [, offset] = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/.exec(tail) ?? [];
  if (offset === undefined) return 'unreadable';
  const trailer = trailerAt(content, Number(offset));
  if (trailer === null || isAlsoArchive(content) || hasMarkup(content)) return 'unreadable';
  return /\/Encrypt[\s\d<]/.test(decodeNames(trailer)) ? 'encrypted' : null;
}

/** The dictionary of the last trailer: after a table of cross-references, or of their stream. */
function trailerAt(content: Buffer, offset: number): string | null {
  const start = content.toString('latin1', offset, offset + 40);
  if (/^\s*xref\s/.test(start)) {
    const trailer = content.indexOf('trailer', offset);
    if (trailer < 0) return null;
    const end = content.indexOf('startxref', trailer);
    return content.toString('latin1', trailer, end < 0 ? content.length : end);
  }
  if (!/^\s*\d+\s+\d+\s+obj\b/.test(start)) return null;
  const end = content.indexOf('stream', offset);
  return end < 0 ? null : content.toString('latin1', offset, end);
}

/** Any character of a name can be written as `#` and its code. */
const decodeNames = (dictionary: string): string =>
  dictionary.replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Whether the end of the file is that of a ZIP archive, too: programs that unpack start there. */
function isAlsoArchive(content: Buffer): boolean {
  const from = Math.max(0, content.length - archiveEndBytes - archiveCommentMaximumBytes);
  for (let end = content.indexOf(archiveEnd, from); end >= 0; end = content.indexOf(archiveEnd, end + 1)) {
    const commentStart = end + archiveEndBytes;
    if (commentStart > content.length) return false;
    if (commentStart + content.readUInt16LE(end + 20) === content.length) return true;
  }
  return false;
}

/** Whether there is HTML, SVG or PHP outside of the streams. */
function hasMarkup(content: Buffer): boolean {
  const text = content.toString('latin1');
  for (const { index } of text.matchAll(markup)) {
    const streamEnd = text.lastIndexOf('endstream', index);
    const streamStart = text.lastIndexOf('stream', index);
    // `endstream` contains `stream`.
    if (streamStart <= streamEnd + 3) return true;
  }
  return false;
}
