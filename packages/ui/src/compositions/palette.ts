import { parseHex, toHex } from '../theme/contrast.ts';
import { fromOklab, toOklab } from '../theme/oklab.ts';

/** The colors of an image: the ground and four others in the order in which the shapes use them. */
export interface Palette {
  readonly ground: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly spark: string;
}

const radians = Math.PI / 180;

/** OKLCH: a color by its perceived lightness, chroma and hue in degrees. */
const oklch = (lightness: number, chroma: number, hue: number) =>
  toHex(fromOklab([lightness, chroma * Math.cos(hue * radians), chroma * Math.sin(hue * radians)]));

const paper = '#F5F2EA';
const mostChroma = 0.115;

/**
 * The colors of an image: the given one, neighbors of it, and paper. @param color hex; an invalid color becomes a gray
 * @param mood from 0 up to 1, selects the ground
 */
export function paletteFor(color: string, mood: number): Palette {
  const [, a, b] = toOklab(parseHex(color) ?? [0.5, 0.5, 0.5]);
  const chroma = Math.min(Math.hypot(a, b), mostChroma);
  const hue = Math.atan2(b, a) / radians;
  const main = oklch(0.56, chroma, hue);
  const deep = oklch(0.38, chroma * 0.72, hue - 8);
  const cool = oklch(0.72, chroma * 0.8, hue - 38);
  const warm = oklch(0.8, 0.085, hue + 46);
  const pale = oklch(0.915, chroma * 0.3, hue);
  const moods: readonly [Palette, ...Palette[]] = [
    { ground: pale, first: main, second: cool, third: deep, spark: warm },
    { ground: paper, first: main, second: warm, third: cool, spark: deep },
    { ground: deep, first: cool, second: main, third: warm, spark: paper },
    { ground: cool, first: deep, second: paper, third: main, spark: warm },
    { ground: main, first: pale, second: deep, third: cool, spark: warm },
    { ground: warm, first: deep, second: main, third: paper, spark: cool },
  ];
  return moods[Math.floor(mood * moods.length)] ?? moods[0];
}
