import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/inLayer.ts';

/** The invisible radio button covers its segment, so that touch and screen readers find it there. */
export const hiddenInput = style(
  inPatterns({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }),
);
