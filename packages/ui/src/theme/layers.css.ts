import { globalLayer, type StyleRule } from '@vanilla-extract/css';

// The order of these five lines is the order of the cascade: a later layer wins over an earlier one,
// whatever their selectors weigh and whichever file was loaded first.
const reset = globalLayer('reset');
const theme = globalLayer('theme');
const components = globalLayer('components');
const patterns = globalLayer('patterns');
const utilities = globalLayer('utilities');

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
