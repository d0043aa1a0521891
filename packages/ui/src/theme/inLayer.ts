import type { StyleRule } from '@vanilla-extract/css';
import { components, patterns, reset, theme, utilities } from './layers.css.ts';

// Not in a `.css.ts`: such a file may export data only, and these are functions.

type LayerRule = NonNullable<StyleRule['@layer']>[string];

const into =
  (layer: string) =>
  (rule: LayerRule): StyleRule => ({ '@layer': { [layer]: rule } });

export const inReset = into(reset);
export const inTheme = into(theme);
export const inComponents = into(components);
export const inPatterns = into(patterns);
/** For what must win over everything, such as hiding a text from the eye only. */
export const inUtilities = into(utilities);
