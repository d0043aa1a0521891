// What the elements of every component start from.
import './base.css.ts';
import { into } from './inPageLayer.ts';
import { components, patterns, utilities } from './layers.css.ts';

export const inComponents = into(components);
export const inPatterns = into(patterns);
/** Overrides everything, for utilities such as visually hidden text. */
export const inUtilities = into(utilities);
