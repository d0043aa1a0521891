// What the elements of every component start from.
import './base.css.ts';
import { type InLayer, into } from './inPageLayer.ts';
import { components, patterns, utilities } from './layers.css.ts';

export const inComponents: InLayer = into(components);
export const inPatterns: InLayer = into(patterns);
/** Overrides everything, for utilities such as visually hidden text. */
export const inUtilities: InLayer = into(utilities);
