import { globalLayer } from '@vanilla-extract/css';

// The order of these five lines is the order of the cascade: a later layer wins over an earlier one,
// whatever their selectors weigh.
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
export const patterns = globalLayer('patterns');
export const utilities = globalLayer('utilities');

/**
 * The order of the layers as a style. A page has it before any stylesheet: a layer takes its place where it is first
 * met, and which of the built files comes first differs from page to page.
 */
export const layerOrder = `@layer ${[reset, theme, components, patterns, utilities].join(', ')};`;
