import type { StyleRule } from '@vanilla-extract/css';
import { base, print, reset, theme } from './layers.css.ts';

// Not in a `.css.ts` file, which can export data only: these are functions.

/** A style without layers. */
export type LayerRule = NonNullable<StyleRule['@layer']>[string];

/** Puts a style into a layer. */
export type InLayer = (rule: LayerRule) => StyleRule;

export const into =
  (layer: string): InLayer =>
  (rule) => ({ '@layer': { [layer]: rule } });

export const inReset: InLayer = into(reset);
export const inBase: InLayer = into(base);
export const inTheme: InLayer = into(theme);
export const inPrint: InLayer = into(print);
