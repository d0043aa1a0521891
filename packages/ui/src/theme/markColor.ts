import { contrastRatio, fromLinear, parseHex, type Rgb, toHex, toLinear } from './contrast.ts';
import { colors, minimumRatio, type ThemedColor } from './tokens.ts';

/** OKLab: lightness and two axes for hue and chroma. Equal distances look equal. */
type Lab = readonly [number, number, number];

function toLab(rgb: Rgb): Lab {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function toRgb([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

const backgrounds = ['page', 'surface', 'sunk'] as const;
// The maximum chroma for each theme: saturated colors glow on a dark page.
const chromaLimit = { light: 0.14, dark: 0.09 } as const;
const lightnessStep = 0.01;

function readable(color: Rgb, theme: keyof ThemedColor): boolean {
  return backgrounds.every((name) => {
    const background = parseHex(colors[name][theme]);
    return background !== null && contrastRatio(color, background) >= minimumRatio.text;
  });
}

function adjust([lightness, a, b]: Lab, theme: keyof ThemedColor): string {
  const chroma = Math.hypot(a, b);
  const keep = chroma > chromaLimit[theme] ? chromaLimit[theme] / chroma : 1;
  const toward = theme === 'light' ? -lightnessStep : lightnessStep;
  const start = theme === 'light' ? lightness : Math.max(lightness, 0.74);
  for (let step = 0; step <= 100; step += 1) {
    const shade = Math.min(1, Math.max(0, start + step * toward));
    // Rounded as in the output, so that the check applies to the displayed color.
    const candidate = parseHex(toHex(toRgb([shade, a * keep, b * keep])));
    if (candidate && readable(candidate, theme)) return toHex(candidate);
  }
  return colors.ink[theme];
}

const known = new Map<string, ThemedColor>();
const knownAtMost = 200;

/**
 * Makes a catalog color readable: adjusts its lightness until it reaches 4.5 : 1 on every plain background of both
 * themes. An invalid color becomes the soft ink.
 */
export function markColor(hex: string): ThemedColor {
  const found = known.get(hex);
  if (found) return found;
  const rgb = parseHex(hex);
  if (!rgb) return colors.inkSoft;
  const lab = toLab(rgb);
  const mark = { light: adjust(lab, 'light'), dark: adjust(lab, 'dark') };
  if (known.size >= knownAtMost) known.clear();
  known.set(hex, mark);
  return mark;
}
