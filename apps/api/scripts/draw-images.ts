/**
 * Draws the course images of the demonstration and the social preview image: `node apps/api/scripts/draw-images.ts`.
 * The output depends only on the catalog.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { steady } from '../src/demo/catalog/compose.ts';
import { courseWithoutImage, demoCatalog } from '../src/demo/catalog/index.ts';
import { compositions } from './images/compositions.ts';
import { paletteFor } from './images/palette.ts';
import { socialImage } from './images/social.ts';

const folder = fileURLToPath(new URL('../../web/public/pictures/', import.meta.url));
const atOnce = 2;

const colors = new Map(demoCatalog.categories.map(({ id, color }) => [id, color]));
const categoryIds = [...colors.keys()];

const images = categoryIds.flatMap((categoryId, categoryAt) =>
  demoCatalog.courses
    .filter((course) => course.categoryId === categoryId)
    .map((course, courseAt) => {
      let draws = 0;
      const palette = paletteFor(colors.get(categoryId) ?? '#2F6FB7', steady(course.id, 'mood'));
      const compose = compositions[(categoryAt * 5 + courseAt * 7) % compositions.length] ?? compositions[0];
      const shapes = compose(palette, () => steady(course.id, String(draws++)));
      return {
        id: course.id,
        svg: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="${palette.ground}"/>${shapes}</svg>`,
      };
    }),
);

async function draw({ id, svg }: { id: string; svg: string }): Promise<number> {
  const drawn = sharp(Buffer.from(svg)).flatten();
  const [avif, jpeg] = await Promise.all([
    drawn.clone().avif({ quality: 58, effort: 5, chromaSubsampling: '4:4:4' }).toBuffer(),
    drawn.clone().jpeg({ quality: 62, mozjpeg: true, chromaSubsampling: '4:2:0' }).toBuffer(),
  ]);
  await writeFile(`${folder}courses/${id}.avif`, avif);
  await writeFile(`${folder}courses/${id}.jpg`, jpeg);
  return avif.length + jpeg.length;
}

await rm(`${folder}courses`, { recursive: true, force: true });
await mkdir(`${folder}courses`, { recursive: true });
const waiting = images.filter(({ id }) => id !== courseWithoutImage);
let bytes = 0;
await Promise.all(
  Array.from({ length: atOnce }, async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) bytes += await draw(next);
  }),
);
await writeFile(
  `${folder}social.png`,
  await sharp(Buffer.from(socialImage)).png({ palette: true }).toBuffer(),
);
console.log(`${images.length - 1} course images, ${(bytes / 1e6).toFixed(2)} MB`);
