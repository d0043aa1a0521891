import { setTimeout as wait } from 'node:timers/promises';
import { imageTypes, imageWidths, limits } from '@lyceum/rules';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { Problem } from '../problems.ts';
import { createConcurrencyLimit } from '../users/concurrency.ts';
import type { ImageFormat } from './imageFiles.ts';

interface EncodedImage {
  width: (typeof imageWidths)[number];
  format: ImageFormat;
  content: Buffer;
}

const retryAfterSeconds = 5;
const largest = Math.max(...imageWidths);

// A cache would keep decoded images in memory; a second thread would take the other core from all requests.
sharp.cache(false);
sharp.concurrency(1);

const unavailable = (cause?: unknown) => new Problem('unavailable', { retryAfter: retryAfterSeconds, cause });

const runLimited = createConcurrencyLimit(
  {
    concurrency: limits.imagesProcessedAtOnce,
    queue: { normal: limits.imageQueueMaximum, high: 0 },
  },
  unavailable,
);

/**
 * Decodes an image and encodes it anew, in each width and format: upright, opaque, and without metadata or anything else
 * that the file contained.
 * @param read reads the file when it is its turn, so that waiting files take no memory
 * @param limitMs the time that the image may take, once it is its turn
 * @throws {Problem} 503 if too many images are waiting, or this one takes too long
 */
export function encodeImage(
  read: () => Promise<Buffer>,
  limitMs = limits.imageEncodingMs,
): Promise<EncodedImage[] | 'unreadable' | 'tooManyPixels'> {
  return runLimited(async () => {
    const content = await read();
    // Nothing stops sharp while it reads a header: it goes on in its thread, and the next image does not wait for it.
    const late = wait(limitMs, undefined, { ref: false }).then(() => Promise.reject(unavailable()));
    return Promise.race([encodeAccepted(content, performance.now() + limitMs), late]);
  });
}

async function encodeAccepted(
  content: Buffer,
  endsAt: number,
): Promise<EncodedImage[] | 'unreadable' | 'tooManyPixels'> {
  // libvips also reads SVG, PDF and more, by libraries that should not see untrusted files.
  const type = await fileTypeFromBuffer(content);
  if (!imageTypes.some((accepted) => accepted === type?.mime)) return 'unreadable';
  try {
    return await encodeAll(content, endsAt);
  } catch (cause) {
    // The image may be as good as any other: the machine is busy.
    if (performance.now() >= endsAt) throw unavailable(cause);
    // sharp has no types of errors: a file that it cannot decode is damaged.
    if (cause instanceof Error) return (await hasTooManyPixels(content)) ? 'tooManyPixels' : 'unreadable';
    throw cause;
  }
}

async function hasTooManyPixels(content: Buffer): Promise<boolean> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    return width * height > limits.imagePixelsMaximum;
  } catch {
    return false;
  }
}

/** @throws if the image is damaged, has too many pixels, or it is later than `endsAt` */
async function encodeAll(content: Buffer, endsAt: number): Promise<EncodedImage[]> {
  const timeLimit = () => {
    const seconds = Math.ceil((endsAt - performance.now()) / 1000);
    if (seconds <= 0) throw new Error('The image takes too long');
    return { seconds };
  };
  const options = {
    limitInputPixels: limits.imagePixelsMaximum,
    failOn: 'error',
    sequentialRead: true,
  } as const;
  const { data, info } = await sharp(content, options)
    .timeout(timeLimit())
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const decoded = sharp(data, { raw: info });
  const encoded: EncodedImage[] = [];
  for (const width of imageWidths) {
    const resized = () => decoded.clone().resize({ width, withoutEnlargement: true }).timeout(timeLimit());
    encoded.push({ width, format: 'avif', content: await toAvif(resized()) });
    encoded.push({ width, format: 'jpg', content: await toJpeg(resized()) });
  }
  return encoded;
}

const toAvif = (image: Sharp) => image.avif({ quality: 55, effort: 3 }).toBuffer();
const toJpeg = (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
