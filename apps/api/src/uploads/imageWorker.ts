import { imageTypes, imageWidths } from '@lyceum/rules';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import type { ImageFormat } from './imageFiles.ts';

/** A camera of 24 megapixels; decoded, an image takes four bytes for each. */
const imagePixelsMaximum = 25_000_000;

interface EncodedImage {
  width: (typeof imageWidths)[number];
  format: ImageFormat;
  content: Uint8Array;
}

export type EncodingOutcome = EncodedImage[] | 'unreadable' | 'tooManyPixels';

const largest = Math.max(...imageWidths);

// A cache would keep decoded images in memory; a second thread would take the other core from all requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Decodes an image and encodes it anew, in each width and format: upright, opaque, and without metadata or anything else
 * that the file contained. Runs in a thread of its own.
 */
export default async function encode(content: Uint8Array): Promise<EncodingOutcome> {
  // libvips also reads SVG, PDF and more, by libraries that should not see untrusted files.
  const type = await fileTypeFromBuffer(content);
  if (!imageTypes.some((accepted) => accepted === type?.mime)) return 'unreadable';
  try {
    return await encodeAll(content);
  } catch (cause) {
    // sharp has no types of errors: a file that it cannot decode is damaged.
    if (cause instanceof Error) return (await hasTooManyPixels(content)) ? 'tooManyPixels' : 'unreadable';
    throw cause;
  }
}

async function hasTooManyPixels(content: Uint8Array): Promise<boolean> {
  try {
    const { width, height } = await sharp(content, { limitInputPixels: false }).metadata();
    return width * height > imagePixelsMaximum;
  } catch {
    return false;
  }
}

/** @throws if the image is damaged or has too many pixels */
async function encodeAll(content: Uint8Array): Promise<EncodedImage[]> {
  const options = {
    limitInputPixels: imagePixelsMaximum,
    failOn: 'error',
    sequentialRead: true,
  } as const;
  const { data, info } = await sharp(content, options)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const decoded = sharp(data, { raw: info });
  const encoded: EncodedImage[] = [];
  for (const width of imageWidths) {
    const resized = () => decoded.clone().resize({ width, withoutEnlargement: true });
    encoded.push({ width, format: 'avif', content: await toAvif(resized()) });
    encoded.push({ width, format: 'jpg', content: await toJpeg(resized()) });
  }
  return encoded;
}

const toAvif = (image: Sharp) => image.avif({ quality: 55, effort: 3 }).toBuffer();
const toJpeg = (image: Sharp) => image.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
