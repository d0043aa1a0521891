import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/inLayer.ts';

/** The radio button lies unseen over its segment, so that touch and its screen reader find it where it shows. */
export const hiddenInput = style(
  inPatterns({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }),
);
