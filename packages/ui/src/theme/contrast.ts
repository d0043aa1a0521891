import { isCssColor } from '@lyceum/rules';

/** Red, green, blue from 0 to 1. */
export type Rgb = readonly [number, number, number];

/** Parses `#rgb`, `#rrggbb` or `#rrggbbaa` (opacity is ignored). Null for anything else. */
export function parseHex(hex: string): Rgb | null {
  if (!isCssColor(hex)) return null;
  const digits = hex.slice(1);
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

export function toHex(rgb: Rgb): string {
  const two = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(two).join('')}`;
}

export const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

export const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055;

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The WCAG 2.2 contrast ratio of two colors, from 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [lower, higher] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((higher ?? 0) + 0.05) / ((lower ?? 0) + 0.05);
}
