import { contrastRatio, parseHex, type Rgb, toHex } from './contrast.ts';
import { fromOklab, type Oklab, toOklab } from './oklab.ts';
import { colors, minimumRatio, type ThemedColor } from './tokens.ts';

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

function adjust([lightness, a, b]: Oklab, theme: keyof ThemedColor): string {
  const chroma = Math.hypot(a, b);
  const keep = chroma > chromaLimit[theme] ? chromaLimit[theme] / chroma : 1;
  const toward = theme === 'light' ? -lightnessStep : lightnessStep;
  const start = theme === 'light' ? lightness : Math.max(lightness, 0.74);
  for (let step = 0; step <= 100; step += 1) {
    const shade = Math.min(1, Math.max(0, start + step * toward));
    // Rounded as in the output, so that the check applies to the displayed color.
    const candidate = parseHex(toHex(fromOklab([shade, a * keep, b * keep])));
    if (candidate && readable(candidate, theme)) return toHex(candidate);
  }
  return colors.ink[theme];
}

const cache = new Map<string, ThemedColor>();
const maximumCacheSize = 200;

/**
 * Makes a catalog color readable: adjusts its lightness until it reaches 4.5 : 1 on every plain background of both
 * themes. An invalid color becomes the soft ink.
 */
export function markColor(hex: string): ThemedColor {
  const cachedMark = cache.get(hex);
  if (cachedMark) return cachedMark;
  const rgb = parseHex(hex);
  if (!rgb) return colors.inkSoft;
  const lab = toOklab(rgb);
  const mark = { light: adjust(lab, 'light'), dark: adjust(lab, 'dark') };
  if (cache.size >= maximumCacheSize) cache.clear();
  cache.set(hex, mark);
  return mark;
}
