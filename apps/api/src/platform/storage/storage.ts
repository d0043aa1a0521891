import type { Readable } from 'node:stream';

/** A part of an object; both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored object that is being read. Its stream is read to the end or destroyed. */
interface StoredObject {
  /** Of the part. */
  sizeBytes: number;
  stream: Readable;
}

/**
 * Where the files of uploads are stored. Keys are paths such as `images/{id}-800.jpg`; a key is never written twice with
 * different contents.
 */
export interface Storage {
  /** Stores an object. After a failure, it may remain until it is deleted. */
  write(key: string, content: Buffer): Promise<void>;
  /**
   * Opens an object, or a part of it; null if there is none.
   * @param part the first and the last byte
   */
  read(key: string, part?: ByteRange | null): Promise<StoredObject | null>;
  /** Deletes objects. Those that do not exist count as deleted. */
  delete(keys: readonly string[]): Promise<void>;
  close(): void;
}
