import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as register,
} from 'culori/fn';

register(modeRgb);
register(modeLrgb);
register(modeHsl);
register(modeHwb);
register(modeXyz50);
register(modeXyz65);
register(modeLab);
register(modeLch);
register(modeP3);
register(modeOklab);
register(modeOklch);
const convert = converter('oklch');

/** Lightness from 0 to 1, chroma, and hue in degrees. Equal distances look equal. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
  /** The opacity from 0 to 1. @default 1 */
  alpha?: number | undefined;
}

/** @param css any CSS color @returns undefined for anything else */
export function toOklch(css: string): Oklch | undefined {
  const color = convert(parse(css));
  // A gray has no hue.
  return color && { l: color.l, c: color.c, h: color.h ?? 0, alpha: color.alpha };
}

/** The nearest color of the same lightness and hue that every screen can show. @returns `#rrggbb` or `#rrggbbaa` */
export function toHex({ l, c, h, alpha = 1 }: Oklch): string {
  const color = clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch');
  const opacity = Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0');
  return `${formatHex(color)}${alpha < 1 ? opacity : ''}`;
}
