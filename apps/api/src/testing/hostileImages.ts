import { crc32, deflateSync } from 'node:zlib';
import { imageUploadMaximumBytes } from '@lyceum/rules';
import sharp from 'sharp';

/** An image that the upload has to reject. */
interface HostileImage {
  make: () => Promise<Buffer> | Buffer;
  /** The status and the code of the error. */
  status: number;
  code: string;
}

const rejected =
  (code: string, status = 422) =>
  (make: HostileImage['make']): HostileImage => ({ make, status, code });
const unreadable = rejected('unreadable_image');
const tooManyPixels = rejected('too_many_pixels');

const colors = { r: 200, g: 60, b: 20, alpha: 0.5 };
/** An image of one translucent color. */
export const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: colors } });

/** A chunk of a PNG. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A valid PNG of one color, which is small however many pixels it has. @param more chunks before the pixels */
function bomb(width: number, height: number, more: Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG whose header takes many seconds to read: its texts unpack to gigabytes. */
export function slowHeader(): Buffer {
  const text = Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(50_000_000))]);
  return bomb(10, 10, new Array(80).fill(chunk('zTXt', text)));
}

/** A PNG of a hundred pixels whose texts are empty: the decoder warns of each. */
export const manyWarnings = (): Buffer =>
  bomb(10, 10, new Array(400_000).fill(chunk('tEXt', Buffer.alloc(0))));

const script = '<script>alert(1)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`;
const jpeg = () => drawn(600, 400).jpeg().toBuffer();

/** Images that the upload has to reject, by what is wrong with them. */
export const hostileImages: Record<string, HostileImage> = {
  'a text': unreadable(() => Buffer.from('not an image')),
  'an SVG with a script': unreadable(() => Buffer.from(svg)),
  'HTML with a script': unreadable(() => Buffer.from(`<!doctype html>${script}`)),
  'a GIF': unreadable(() => drawn(10, 10).gif().toBuffer()),
  'a TIFF': unreadable(() => drawn(10, 10).tiff().toBuffer()),
  'a PDF': unreadable(() => Buffer.from('%PDF-1.7\n1 0 obj\n')),
  'HTML behind the signature of a JPEG': unreadable(() =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(script)]),
  ),
  'half a JPEG': unreadable(async () => (await jpeg()).subarray(0, 1500)),
  'half a PNG': unreadable(() => bomb(500, 500).subarray(0, 60)),
  'half an AVIF': unreadable(async () => (await drawn(600, 400).avif().toBuffer()).subarray(0, 300)),
  'a PNG of 20,000 × 20,000': tooManyPixels(() => bomb(20_000, 20_000)),
  'a PNG of 2,000,000 × 100': tooManyPixels(() => bomb(2_000_000, 100)),
  'more than 5 MB': rejected('file_too_large', 413)(() => Buffer.alloc(imageUploadMaximumBytes + 1)),
};
