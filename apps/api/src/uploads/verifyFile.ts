import { type FileType, fileTypeNames, fileTypes, megabyte } from '@lyceum/rules';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';

/** The files in an archive or an office document, and their size unpacked, as its list of files says. */
const archiveEntriesMaximum = 5000;
const archiveUnpackedMaximumBytes = 100 * megabyte;

/** What is wrong with a file. */
export type FileDefect = 'unreadable' | 'encrypted' | 'macros' | 'unpacksTooLarge';

/** Readers look for the header of a PDF in its first bytes: mail servers and printers leave lines before it. */
const pdfHeaderWithinBytes = 1024;
/** The first files of an archive tell its type. A search of more than that would delay other requests. */
const typeWithinBytes = 64 * 1024;
const zipSignature = Buffer.from('PK\u0003\u0004');
/** Where documents keep programs: of Microsoft Office, and of OpenDocument. */
const macroNames = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|macrosheets\/|activeX\/)|^(?:Basic|Scripts)\/./i;

/**
 * Verifies that a file is of a type by its signature and, if it is an archive, what its list of files says. Its content is
 * neither parsed nor unpacked.
 */
export async function defectOf(content: Buffer, type: FileType): Promise<FileDefect | null> {
  try {
    const detected = await mediaTypeOf(content);
    if (detected.includes('macroenabled')) return 'macros';
    if (detected !== fileTypes[type] && !(type === 'zip' && isFurtherArchive(content, detected)))
      return 'unreadable';
    if (type === 'pdf') return null;
    return await archiveDefect(content, type === 'zip' ? undefined : macroNames);
  } catch (error) {
    // Neither library has types of errors: what they cannot read is damaged.
    if (error instanceof Error) return 'unreadable';
    throw error;
  }
}

/** Archives of Java, Android and others are ZIP archives as well. Documents have a type of their own. */
const isFurtherArchive = (content: Buffer, detected: string) =>
  content.subarray(0, zipSignature.length).equals(zipSignature) &&
  !fileTypeNames.some((each) => fileTypes[each] === detected);

async function mediaTypeOf(content: Buffer): Promise<string> {
  const detected = await fileTypeFromBuffer(content.subarray(0, typeWithinBytes));
  if (detected) return detected.mime;
  return content.subarray(0, pdfHeaderWithinBytes).includes('%PDF-') ? fileTypes.pdf : '';
}

/** @param refused the names of files that are macros: none in an archive, where `scripts/` is a folder like any other */
async function archiveDefect(content: Buffer, refused?: RegExp): Promise<FileDefect | null> {
  const archive = await fromBufferPromise(content, { lazyEntries: true });
  if (archive.entryCount === 0) return 'unreadable';
  if (archive.entryCount > archiveEntriesMaximum) return 'unpacksTooLarge';
  let sizeBytes = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) return 'encrypted';
    if (refused?.test(entry.fileName)) return 'macros';
    sizeBytes += entry.uncompressedSize;
  }
  return sizeBytes > archiveUnpackedMaximumBytes ? 'unpacksTooLarge' : null;
}
