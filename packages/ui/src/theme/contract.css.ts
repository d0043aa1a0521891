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

/** The theme contract. `theme.css.ts` assigns the values. */
export const vars = createThemeContract({
  color: Object.fromEntries(colorNames.map((name) => [name, ''])) as Record<ColorName, string>,
  space,
  radius,
  border,
  shadow: { floating: '' },
  /** Dims images in the dark theme, whose light areas would glare. */
  filter: { image: '' },
  text,
  weight,
  leading,
  motion,
  layer,
  width,
  font: { sans: '' },
  /** −0.02 em for large Latin type; 0 in Arabic, whose letters are joined. */
  tracking: { tight: '' },
});
