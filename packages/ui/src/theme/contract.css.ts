import { createGlobalThemeContract } from '@vanilla-extract/css';
import { customProperty } from './customProperty.ts';
import {
  border,
  type ColorName,
  colors,
  font,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
  tracking,
  weight,
  width,
} from './tokens.ts';

const colorNames = Object.keys(colors) as ColorName[];

/**
 * The theme contract, whose custom properties have the names of `customProperty`. `theme.css.ts` assigns the values.
 */
export const vars = createGlobalThemeContract(
  {
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
    font,
    /** −0.02 em for large Latin type; 0 in Arabic, whose letters are joined. */
    tracking,
  },
  (_, [group = '', name = '']) => customProperty(group, name),
);
