import { createThemeContract } from '@vanilla-extract/css';
import {
  border,
  type ColorName,
  colors,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
  weight,
  width,
} from './tokens.ts';

const colorNames = Object.keys(colors) as ColorName[];

/** The names that components may use; `theme.css.ts` gives them their values. */
export const vars = createThemeContract({
  color: Object.fromEntries(colorNames.map((name) => [name, ''])) as Record<ColorName, string>,
  space,
  radius,
  border,
  shadow: { floating: '' },
  text,
  weight,
  leading,
  motion,
  layer,
  width,
  font: { sans: '' },
  /** −0.02 em on large Latin type, 0 in Arabic, which is never tracked. */
  tracking: { tight: '' },
});
