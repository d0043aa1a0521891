import { globalLayer } from '@vanilla-extract/css';

// The order of these five lines is the order of the cascade: a later layer wins over an earlier one,
// whatever their selectors weigh and whichever file was loaded first.
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
export const patterns = globalLayer('patterns');
export const utilities = globalLayer('utilities');
