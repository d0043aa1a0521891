import { breakpoint } from './tokens.ts';

const upTo = (pixels: number) => `screen and (max-width: ${pixels}px)`;

/** Media queries. Mobile is 768 px and below [2.114]. */
export const media = {
  mobile: upTo(breakpoint.mobile),
  desktop: `screen and (min-width: ${breakpoint.mobile + 0.02}px)`,
  tight: upTo(breakpoint.tight),
  slender: upTo(breakpoint.slender),
  low: `screen and (max-height: ${breakpoint.low - 0.02}px)`,
  dark: 'screen and (prefers-color-scheme: dark)',
  motionReduced: '(prefers-reduced-motion: reduce)',
  contrastMore: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
  /** Touch devices have no hover; a hover style would stick after a tap. */
  hover: '(hover: hover)',
} as const;
