import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * For a response that is sent once, for one that is compressed once and sent often, and for one whose size matters more
 * than the time to compress it: a page takes 75 ms, fifty times as long as one that is sent often.
 */
const qualities = { once: 2, often: 7, repeatedly: 11 } as const;

/** Powers of two. */
const smallestWindow = 16;
const largestWindow = constants.BROTLI_DEFAULT_WINDOW;

function brotliOptions(content: Buffer, isSent: keyof typeof qualities) {
  // A window of the text's size: brotli clears the memory of one with 4 MB each time.
  const window = Math.ceil(Math.log2(content.length + 1));
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[isSent],
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(window, smallestWindow), largestWindow),
    },
  };
}

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text) : text);

/** Compresses a text with brotli. */
export async function toBrotli(text: string | Buffer, isSent: keyof typeof qualities): Promise<Buffer> {
  const content = bytesOf(text);
  return unpooled(await brotli(content, brotliOptions(content, isSent)));
}

/**
 * Compresses a short text that is sent once, within this task: some 20 µs for 3 kB, where a thread or a stream takes five
 * times as long.
 */
export function compressAtOnce(text: string | Buffer, encoding: 'br' | 'gzip'): Buffer {
  const content = bytesOf(text);
  return encoding === 'br' ? brotliCompressSync(content, brotliOptions(content, 'once')) : gzipSync(content);
}

/** Compresses with gzip. */
export const toGzip = async (content: string | Buffer): Promise<Buffer> => unpooled(await zip(content));

/** A copy in memory of its own: a short buffer or zlib's result is a part of a larger one, which a cache would keep. */
export const unpooled = (part: Buffer) => Buffer.from(new Uint8Array(part).buffer);
