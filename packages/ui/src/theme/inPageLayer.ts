import type { StyleRule } from '@vanilla-extract/css';
import { base, print, reset, theme } from './layers.css.ts';

// Not in a `.css.ts` file, which can export data only: these are functions.

type LayerRule = NonNullable<StyleRule['@layer']>[string];

export const into =
  (layer: string) =>
  (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } });

export const inReset = into(reset);
export const inBase = into(base);
export const inTheme = into(theme);
export const inPrint = into(print);
