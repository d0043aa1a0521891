/**
 * Draws the course images of the demonstration, the image of shared links and icons of the installed app. The output depends only on
 * the catalog and the mark. Cards show the AVIF; the JPEG is for previews of links and for old browsers.
 */
import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { courseWithoutImage, demoCatalog } from '../apps/api/src/demo/catalog/index.ts';
import { compositions, drawComposition } from '../packages/ui/src/compositions/index.ts';
import { drawAppIcons } from './lib/appIcons.ts';
import { drawSocialImage, socialSize } from './lib/socialImage.ts';

const folder = fileURLToPath(new URL('../apps/web/public/pictures/', import.meta.url));

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

const toRaster = (svg: string) => sharp(Buffer.from(svg)).flatten();

await rm(`${folder}courses`, { recursive: true, force: true });
await mkdir(`${folder}courses`, { recursive: true });
let bytes = 0;
for (const image of images.filter(({ seed }) => seed !== courseWithoutImage)) {
  const card = await toRaster(drawComposition(image))
    .avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' })
    .toFile(`${folder}courses/${image.seed}.avif`);
  const preview = await toRaster(drawComposition({ ...image, size: socialSize }))
    .jpeg({ quality: 52, mozjpeg: true, chromaSubsampling: '4:2:0' })
    .toFile(`${folder}courses/${image.seed}.jpg`);
  bytes += card.size + preview.size;
}
await sharp(await drawSocialImage())
  .png({ palette: true })
  .toFile(`${folder}social.png`);
await drawAppIcons(fileURLToPath(new URL('../apps/web/public/', import.meta.url)));
console.log(`${images.length - 1} course images, ${(bytes / 1e6).toFixed(2)} MB`);
