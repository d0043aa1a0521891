import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';

/** A text with a place for the icon at its end, so that the icon never is alone on a line. */
export const textWithIcon = style(inComponents({ position: 'relative', paddingInlineEnd: '1.4em' }));

export const iconAfterText = style(
  inComponents({ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: '0.1em', lineHeight: 1 }),
);
