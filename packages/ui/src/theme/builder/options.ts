import type { ColorName, ThemedColor } from '../tokens.ts';

/** The corners, from square to the round ones of Lyceum. */
export type RadiusScale = 'square' | 'small' | 'medium' | 'round';

/** The tint of paper and ink: warm as Lyceum's, cool, none, or that of the accent. */
export type NeutralTint = 'warm' | 'cool' | 'gray' | 'accent';

export type Density = 'comfortable' | 'compact';

export interface ThemeOptions {
  /** The name of the brand in `tokens.json`. @default 'Theme' */
  name?: string;
  /**
   * The brand's color, any CSS color. Each theme gets the nearest readable lightness. To use a color exactly as it is, fix
   * it in `colors`. @default Lyceum's green
   */
  accent?: string;
  /** @default 'round' */
  radius?: RadiusScale;
  /** @default 'warm' */
  neutral?: NeutralTint;
  /** @default 'comfortable' */
  density?: Density;
  /** A list of font families as in CSS. The page loads the fonts. @default Readex Pro */
  typeface?: string;
  /** Colors that stay as they are, any opaque CSS colors. The checks report those that are too weak. */
  colors?: Readonly<Partial<Record<ColorName, Partial<ThemedColor>>>>;
  /** The element that has the theme, and its descendants. @default ':root' */
  selector?: string;
}
