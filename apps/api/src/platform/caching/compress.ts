import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A quality that suits responses: higher ones take many times as long for a few percent. */
export const brotliOptions = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

// Copies: zlib's results are parts of larger buffers, which a cache would keep.

/** Compresses a text with Brotli. */
export const toBrotli = async (text: string | Buffer): Promise<Buffer> =>
  Buffer.from(await brotli(text, brotliOptions));

/** Compresses a text with gzip. */
export const toGzip = async (text: string | Buffer): Promise<Buffer> => Buffer.from(await zip(text));
