import { type FileType, fileTypes, limits } from '@lyceum/rules';
import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';

/** What is wrong with a file. */
export type FileDefect = 'unreadable' | 'encrypted' | 'macros' | 'unpacksTooLarge';

/** Readers look for the header of a PDF in its first bytes: mail servers and printers leave lines before it. */
const pdfHeaderWithinBytes = 1024;
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
    if (detected !== fileTypes[type]) return 'unreadable';
    return type === 'pdf' ? null : await archiveDefect(content);
  } catch (error) {
    // Neither library has types of errors: what they cannot read is damaged.
    if (error instanceof Error) return 'unreadable';
    throw error;
  }
}

async function mediaTypeOf(content: Buffer): Promise<string> {
  const detected = await fileTypeFromBuffer(content);
  if (detected) return detected.mime;
  return content.subarray(0, pdfHeaderWithinBytes).includes('%PDF-') ? fileTypes.pdf : '';
}

async function archiveDefect(content: Buffer): Promise<FileDefect | null> {
  const archive = await fromBufferPromise(content, { lazyEntries: true });
  if (archive.entryCount === 0) return 'unreadable';
  if (archive.entryCount > limits.archiveEntriesMaximum) return 'unpacksTooLarge';
  let sizeBytes = 0;
  for await (const entry of archive.eachEntry()) {
    if (entry.isEncrypted()) return 'encrypted';
    if (macroNames.test(entry.fileName)) return 'macros';
    sizeBytes += entry.uncompressedSize;
  }
  return sizeBytes > limits.archiveUnpackedMaximumBytes ? 'unpacksTooLarge' : null;
}
