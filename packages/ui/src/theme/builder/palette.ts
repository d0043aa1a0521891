import { contrastRatio, parseHex } from '../contrast.ts';
import { contrastPairs } from '../contrastPairs.ts';
import type { Scheme } from '../themeTokens.ts';
import { type ColorName, colors, minimumRatio } from '../tokens.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';
import type { NeutralTint } from './options.ts';

/** The colors of one theme as `#rrggbb` or `#rrggbbaa`. */
export type Palette = Record<ColorName, string>;
export type MinimumRatios = Readonly<Record<keyof typeof minimumRatio, number>>;

const neutrals = [
  'page',
  'surface',
  'sunk',
  'line',
  'edge',
  'ink',
  'inkSoft',
  'backdrop',
  'shade',
] as const satisfies readonly ColorName[];

const coolHue = 255;
const lightnessStep = 0.01;
/** The distance of the lightness of a hover color, which has to be visible. */
const hoverStep = 0.06;

const oklchOf = (hex: string): Oklch => toOklch(hex) ?? { l: 0, c: 0, h: 0 };

export function ratioOf(foreground: string, background: string): number {
  const [front, back] = [parseHex(foreground), parseHex(background)];
  return front && back ? contrastRatio(front, back) : 1;
}

/** Lyceum's colors with another tint of paper and ink. */
export function tinted(scheme: Scheme, tint: NeutralTint, accent: Oklch): Palette {
  const palette = Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [name, color[scheme].toLowerCase()]),
  ) as Palette;
  if (tint === 'warm') return palette;
  const hue = tint === 'cool' ? coolHue : accent.h;
  const chroma = tint === 'gray' ? 0 : tint === 'accent' ? Math.min(1, accent.c * 20) : 1;
  for (const name of neutrals) {
    const color = oklchOf(palette[name]);
    palette[name] = toHex({ ...color, c: color.c * chroma, h: hue });
  }
  return palette;
}

/** The accent and the colors that belong to it, before their contrast is checked. */
export function accented(scheme: Scheme, { c, h, l }: Oklch): Partial<Palette> {
  const shade = (lightness: number, chroma: number) => toHex({ l: lightness, c: Math.min(c, chroma), h });
  if (scheme === 'light') {
    const accent = toHex({ l, c, h });
    return {
      accent,
      accentSurface: shade(0.945, 0.014),
      band: accent,
      onAccent: '#ffffff',
      onBand: '#ffffff',
    };
  }
  return {
    // Saturated colors glow on a dark page.
    accent: shade(0.8, 0.12),
    accentSurface: shade(0.29, 0.03),
    band: shade(0.265, 0.03),
    onAccent: shade(0.24, 0.03),
    onBand: shade(0.81, 0.05),
  };
}

/** A color under the pointer: farther from the page, or nearer at the end of the scale, where nothing is farther. */
export function hovered(scheme: Scheme, hex: string): string {
  const color = oklchOf(hex);
  const away = scheme === 'light' ? -hoverStep : hoverStep;
  const isAtEnd = scheme === 'light' ? color.l < 0.25 : color.l > 0.9;
  return toHex({ ...color, l: color.l + (isAtEnd ? -3 * away : away) });
}

interface Requirement {
  background: string;
  minimum: number;
}

function requirementsOf(name: ColorName, palette: Palette, minimum: MinimumRatios): Requirement[] {
  return contrastPairs
    .filter(({ foreground }) => foreground === name)
    .flatMap(({ backgrounds, kind }) =>
      backgrounds.map((background) => ({ background: palette[background], minimum: minimum[kind] })),
    );
}

const meets = (color: string, requirements: readonly Requirement[]) =>
  requirements.every(({ background, minimum }) => ratioOf(color, background) >= minimum);

/** The color of the nearest lightness that meets all requirements. */
function nearest(hex: string, requirements: readonly Requirement[]): string | undefined {
  if (meets(hex, requirements)) return hex;
  const start = oklchOf(hex);
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const l of [start.l - distance, start.l + distance]) {
      const color = toHex({ ...start, l });
      if (meets(color, requirements)) return color;
    }
  }
  return undefined;
}

/** A color that is readable on the backgrounds that it is used on, or as it is if there is none. */
export function readable(name: ColorName, palette: Palette, minimum: MinimumRatios = minimumRatio): string {
  return nearest(palette[name], requirementsOf(name, palette, minimum)) ?? palette[name];
}

/**
 * The color of text on an accent or a tone: as it is, or black or white with a tint. If none is readable both on the color
 * and on its hover color, it is readable on the first.
 */
export function readableOn(name: ColorName, palette: Palette, minimum: MinimumRatios = minimumRatio): string {
  const requirements = requirementsOf(name, palette, minimum);
  const { c, h } = oklchOf(palette[name]);
  const candidates = [palette[name], '#ffffff', toHex({ l: 0.2, c: Math.min(c, 0.03), h }), '#000000'];
  for (const required of [requirements, requirements.slice(0, 1)]) {
    const candidate = candidates.find((color) => meets(color, required));
    if (candidate) return candidate;
  }
  return palette[name];
}
