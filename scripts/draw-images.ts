/**
 * Draws the course images of the demonstration, the image of shared links and icons of the installed app: `npm run draw-images`. The output depends only on the catalog and the mark. Cards show the AVIF; the JPEG is for previews of links and for old browsers.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { courseWithoutImage, demoCatalog } from '../apps/api/src/demo/catalog/index.ts';
import { compositions, drawComposition } from '../packages/ui/src/compositions/index.ts';
import { drawAppIcons } from './lib/appIcons.ts';
import { drawSocialImage, socialSize } from './lib/socialImage.ts';

const folder = fileURLToPath(new URL('../apps/web/public/pictures/', import.meta.url));
const concurrency = 2;

const colors = new Map(demoCatalog.categories.map(({ id, color }) => [id, color]));

// Neighbors in a category have different compositions.
const images = [...colors].flatMap(([categoryId, color], categoryIndex) =>
  demoCatalog.courses
    .filter((course) => course.categoryId === categoryId)
    .map(({ id }, index) => ({
      seed: id,
      color,
      composition: compositions[(categoryIndex * 5 + index * 7) % compositions.length],
    })),
);

async function draw(image: (typeof images)[number]): Promise<number> {
  const [card, preview] = [drawComposition(image), drawComposition({ ...image, size: socialSize })].map(
    (svg) => sharp(Buffer.from(svg)).flatten(),
  );
  const [avif, jpeg] = await Promise.all([
    card?.avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
    preview?.jpeg({ quality: 52, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer(),
  ]);
  if (!avif || !jpeg) throw new Error(`No image of ${image.seed} was drawn.`);
  await writeFile(`${folder}courses/${image.seed}.avif`, avif);
  await writeFile(`${folder}courses/${image.seed}.jpg`, jpeg);
  return avif.length + jpeg.length;
}

await rm(`${folder}courses`, { recursive: true, force: true });
await mkdir(`${folder}courses`, { recursive: true });
const waiting = images.filter(({ seed }) => seed !== courseWithoutImage);
let bytes = 0;
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const size = await draw(next);
      bytes += size;
    }
  }),
);
await writeFile(
  `${folder}social.png`,
  await sharp(await drawSocialImage())
    .png({ palette: true })
    .toBuffer(),
);
await drawAppIcons(fileURLToPath(new URL('../apps/web/public/', import.meta.url)));
console.log(`${images.length - 1} course images, ${(bytes / 1e6).toFixed(2)} MB`);
