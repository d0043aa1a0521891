import { seededRandom } from '@lyceum/rules';
import { paletteFor } from './palette.ts';
import { type Composition, compositions, height, width } from './shapes.ts';

export { compositions };

export interface CompositionOptions {
  /** Determines the image together with the color, for example the id of a course. */
  seed: string;
  /** The main color as hex, for example that of a category. */
  color: string;
  /** The shapes. @default chosen by the seed */
  composition?: Composition | undefined;
  /** The size in pixels. The image covers it. @default its own, 640 × 400 */
  size?: { width: number; height: number };
}

/** Draws a flat geometric image as SVG: the same one for the same seed and color, on the server as in the browser. */
export function drawComposition({ seed, color, composition, size = { width, height } }: CompositionOptions) {
  const palette = paletteFor(color, seededRandom(seed, 'mood'));
  const compose = composition ?? chosenBy(seed);
  let draws = 0;
  const shapes = compose(palette, () => seededRandom(seed, String(draws++)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"`,
    ` viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>${shapes}</svg>`,
  ].join('');
}

const chosenBy = (seed: string): Composition =>
  compositions[Math.floor(seededRandom(seed, 'composition') * compositions.length)] ?? compositions[0];
