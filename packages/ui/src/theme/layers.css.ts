import { globalLayer } from '@vanilla-extract/css';

// One layer of the page, whose sublayers meet no layer of an application, whatever its name. The order of these lines is
// the order of the layers: a later one wins regardless of specificity.
const parent = globalLayer('lyceum');
/** Elements of the page that are not of the components. */
export const reset = globalLayer({ parent }, 'reset');
/** What each element of a component starts from. */
export const base = globalLayer({ parent }, 'base');
export const theme = globalLayer({ parent }, 'theme');
export const components = globalLayer({ parent }, 'components');
export const patterns = globalLayer({ parent }, 'patterns');
export const utilities = globalLayer({ parent }, 'utilities');
export const print = globalLayer({ parent }, 'print');

/**
 * The order of the layers as a style, which each page contains before its stylesheets: otherwise the order in which a
 * page loads its files would determine the order of the layers.
 */
export const layerOrder = `@layer ${[reset, base, theme, components, patterns, utilities, print].join(', ')};`;
