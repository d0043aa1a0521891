import { globalLayer } from '@vanilla-extract/css';

// The order of these five lines is the order of the cascade layers: a later layer wins regardless of specificity.
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
export const patterns = globalLayer('patterns');
export const utilities = globalLayer('utilities');

/**
 * The order of the layers as a style, which each page contains before its stylesheets: otherwise the order in which a
 * page loads its files would determine the order of the layers.
 */
export const layerOrder = `@layer ${[reset, theme, components, patterns, utilities].join(', ')};`;
