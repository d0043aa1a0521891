import { type ColorName, colors, font, moreContrast, radius, space, type ThemedColor } from './tokens.ts';

/** What differs between Lyceum's theme and that of another brand. */
export interface ThemeTokens {
  colors: Readonly<Record<ColorName, ThemedColor>>;
  /** With more contrast: other values, or the names of the colors that replace them. */
  moreContrast: Readonly<Partial<Record<ColorName, ThemedColor | ColorName>>>;
  space: Readonly<Record<keyof typeof space, string>>;
  radius: Readonly<Record<keyof typeof radius, string>>;
  font: Readonly<Record<keyof typeof font, string>>;
}

export const lyceumTokens: ThemeTokens = { colors, moreContrast, space, radius, font };

export type Scheme = 'light' | 'dark';
export type Contrast = 'normal' | 'more';

/** The value of a color in a theme. @returns `#rrggbb` or `#rrggbbaa` */
export function colorIn(tokens: ThemeTokens, name: ColorName, scheme: Scheme, contrast: Contrast): string {
  const other = contrast === 'more' ? tokens.moreContrast[name] : undefined;
  if (typeof other === 'string') return colorIn(tokens, other, scheme, contrast);
  return (other ?? tokens.colors[name])[scheme];
}

/** A color for each name of a set of colors. */
export const mapColors = <Color>(
  colors: Readonly<Record<ColorName, unknown>>,
  toColor: (name: ColorName) => Color,
) => {
  const names = Object.keys(colors) as ColorName[];
  return Object.fromEntries(names.map((name) => [name, toColor(name)])) as Record<ColorName, Color>;
};
