import { finished } from 'node:stream/promises';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { limits } from '@lyceum/rules';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { FileDefect } from './pdf.ts';

/** A file in an archive. Folders have a name that ends with a slash. */
export interface ArchiveEntry {
  name: string;
  /** Whether it is stored without compression. */
  isStored: boolean;
  /** Its content as the archive contains it. */
  packed: Buffer;
  sizeBytes: number;
  crc32: number;
}

const localHeader = 0x04034b50;
const centralHeader = 0x02014b50;
const endHeaders = [0x06054b50, 0x06064b50];
const localHeaderBytes = 30;
const centralHeaderBytes = 46;
const endBytes = 22;
/** The possible sizes of the descriptor behind a content whose size was unknown at its start. */
const descriptorBytes = [0, 12, 16, 20, 24];
const methods = { stored: 0, deflated: 8 };
const hasDescriptor = 1 << 3;
/** Text is compressed to a tenth; what is compressed to a hundredth is made for it. */
const ratioMaximum = 100;
const freelyUnpackedBytes = 10 * 1024 * 1024;
/** Up to this size, unpacking at once costs less than a stream. */
const unpackedAtOnceBytes = 64 * 1024;

/**
 * Reads the list of files of a ZIP archive. The archive has to consist of them and nothing else, one after the other: what
 * is between them, before or after them would be a second file, and what overlaps unpacks to more than the archive says.
 */
export async function readArchive(content: Buffer): Promise<ArchiveEntry[] | FileDefect> {
  if (content.length < endBytes || content.readUInt32LE(0) !== localHeader) return 'unreadable';
  try {
    const zip = await fromBufferPromise(content, { lazyEntries: true });
    if (zip.entryCount > limits.archiveEntriesMaximum) return 'unpacksTooLarge';
    const entries: Entry[] = [];
    for await (const entry of zip.eachEntry()) entries.push(entry);
    if (entries.some((entry) => entry.isEncrypted())) return 'encrypted';
    const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    const isBomb = size > freelyUnpackedBytes && size > ratioMaximum * content.length;
    if (isBomb || size > limits.archiveUnpackedMaximumBytes) return 'unpacksTooLarge';
    return entriesOf(content, zip, entries) ?? 'unreadable';
  } catch (error) {
    // yauzl has no types of errors: whatever it refuses is damaged, or leads out of its folder.
    if (error instanceof Error) return 'unreadable';
    throw error;
  }
}

/** The files in order; null if they are not all that the archive contains. */
function entriesOf(content: Buffer, { comment }: ZipFile, entries: readonly Entry[]): ArchiveEntry[] | null {
  if (/[<>]/.test(comment)) return null;
  if (new Set(entries.map(({ fileName }) => fileName)).size < entries.length) return null;
  const found: ArchiveEntry[] = [];
  let position = 0;
  let gaps = [0];
  const ordered = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const entry of ordered) {
    const start = entry.relativeOffsetOfLocalHeader;
    if (!gaps.includes(start - position) || content.readUInt32LE(start) !== localHeader) return null;
    const nameEnd = start + localHeaderBytes + content.readUInt16LE(start + 26);
    if (!content.subarray(start + localHeaderBytes, nameEnd).equals(entry.fileNameRaw)) return null;
    const dataStart = nameEnd + content.readUInt16LE(start + 28);
    const method = content.readUInt16LE(start + 8);
    if (method !== entry.compressionMethod || !Object.values(methods).includes(method)) return null;
    position = dataStart + entry.compressedSize;
    if (position > content.length) return null;
    gaps = entry.generalPurposeBitFlag & hasDescriptor ? descriptorBytes : [0];
    found.push({
      name: entry.fileName,
      isStored: method === methods.stored,
      packed: content.subarray(dataStart, position),
      sizeBytes: entry.uncompressedSize,
      crc32: entry.crc32,
    });
  }
  const list = listOffset(content, comment);
  const listBytes = entries.reduce(
    (sum, { fileNameLength, extraFieldLength, fileCommentLength }) =>
      sum + centralHeaderBytes + fileNameLength + extraFieldLength + fileCommentLength,
    0,
  );
  const isComplete =
    gaps.includes(list - position) &&
    content.readUInt32LE(list) === centralHeader &&
    endHeaders.includes(content.readUInt32LE(list + listBytes));
  return isComplete ? found : null;
}

/** Where the list of files starts, according to the end of the archive, which is behind it. */
function listOffset(content: Buffer, comment: string): number {
  const end = content.length - endBytes - comment.length;
  const offset = content.readUInt32LE(end + 16);
  // The 64-bit format, in which some programs write even small archives: two more records are before the end.
  return offset === 0xffffffff ? Number(content.readBigUInt64LE(end - 20 - 56 + 48)) : offset;
}

/** Whether the content of an entry has the size and the checksum that the archive says. It takes no more memory than a chunk. */
export async function isIntact(entry: ArchiveEntry): Promise<boolean> {
  const { isStored, packed, sizeBytes } = entry;
  if (isStored) return packed.length === sizeBytes && crc32(packed) === entry.crc32;
  if (sizeBytes <= unpackedAtOnceBytes) {
    const unpacked = unpackSmall(entry);
    return unpacked !== null && crc32(unpacked) === entry.crc32;
  }
  const inflate = createInflateRaw({ chunkSize: unpackedAtOnceBytes });
  let [size, checksum] = [0, 0];
  // Iterating over the stream would take twice as long.
  inflate.on('data', (chunk: Buffer) => {
    size += chunk.length;
    checksum = crc32(chunk, checksum);
    if (size > sizeBytes) inflate.destroy();
  });
  inflate.end(packed);
  try {
    await finished(inflate);
  } catch {
    return false;
  }
  return size === sizeBytes && checksum === entry.crc32;
}

/** The content of an entry that is small by its own account; null if it is not what it says. */
export function unpackSmall({ isStored, packed, sizeBytes }: ArchiveEntry): Buffer | null {
  if (isStored) return packed.length === sizeBytes ? packed : null;
  try {
    const unpacked = inflateRawSync(packed, { maxOutputLength: Math.max(1, sizeBytes) });
    return unpacked.length === sizeBytes ? unpacked : null;
  } catch {
    return null;
  }
}
