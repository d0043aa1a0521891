/** Colors of one image, in the order in which the shapes use them: the background and four others. */
export interface Palette {
  readonly ground: string;
  readonly first: string;
  readonly second: string;
  readonly third: string;
  readonly spark: string;
}

type Lch = readonly [lightness: number, chroma: number, hue: number];

const linear = (byte: number) => {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const byte = (share: number) => {
  const clamped = Math.min(1, Math.max(0, share));
  const gamma = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
};

/** Lightness, chroma and hue as the eye weighs them (OKLCH). */
function fromHex(hex: string): Lch {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    Math.hypot(a, bb),
    (Math.atan2(bb, a) * 180) / Math.PI,
  ];
}

function toHex([lightness, chroma, hue]: Lch): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${byte(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${byte(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
}

/** The category's color, a neighbor on either side of it, and paper; `mood` (0 up to 1) chooses the ground. */
export function paletteFor(color: string, mood: number): Palette {
  const [, chroma, hue] = fromHex(color);
  const calm = Math.min(chroma, 0.115);
  const main = toHex([0.56, calm, hue]);
  const deep = toHex([0.38, calm * 0.72, hue - 8]);
  const cool = toHex([0.72, calm * 0.8, hue - 38]);
  const warm = toHex([0.8, 0.085, hue + 46]);
  const pale = toHex([0.915, calm * 0.3, hue]);
  const paper = '#F5F2EA';
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
