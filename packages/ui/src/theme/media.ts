import { limits } from '@lyceum/rules';

/** Conditions for a rule's `@media`. Mobile is 768 px and everything below (Specification §9). */
export const media = {
  mobile: `screen and (max-width: ${limits.mobileBreakpointPx}px)`,
  desktop: `screen and (min-width: ${limits.mobileBreakpointPx + 0.02}px)`,
  /** Up to here the header's links leave no room for the search box beside them. */
  tight: 'screen and (max-width: 1100px)',
  /** Phones held upright that are older than most: only what is needed stands in a row. */
  slender: 'screen and (max-width: 359px)',
  motionReduced: '(prefers-reduced-motion: reduce)',
  contrastMore: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
  /** Touch has no hover; a hover style would stick after a tap. */
  hover: '(hover: hover)',
} as const;
