import type { StyleRule } from '@vanilla-extract/css';
import { base, components, patterns, print, reset, theme, utilities } from './layers.css.ts';

// Not in a `.css.ts` file, which can export data only: these are functions.

type LayerRule = NonNullable<StyleRule['@layer']>[string];

const into =
  (layer: string) =>
  (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } });

export const inReset = into(reset);
export const inBase = into(base);
export const inTheme = into(theme);
export const inComponents = into(components);
export const inPatterns = into(patterns);
/** Overrides everything, for utilities such as visually hidden text. */
export const inUtilities = into(utilities);
export const inPrint = into(print);
