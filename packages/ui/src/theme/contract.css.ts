import { createThemeContract } from '@vanilla-extract/css';
import {
  border,
  type ColourName,
  colours,
  layer,
  leading,
  motion,
  radius,
  space,
  text,
  weight,
  width,
} from './tokens.ts';

const colourNames = Object.keys(colours) as ColourName[];

/** The names that components may use; `theme.css.ts` gives them their values. */
export const vars = createThemeContract({
  colour: Object.fromEntries(colourNames.map((name) => [name, ''])) as Record<ColourName, string>,
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
