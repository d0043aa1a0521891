import { style } from '@vanilla-extract/css';
import { inComponents } from '../../theme/inLayer.ts';

/** The end of a text, which keeps a place for the icon, so that the icon never is alone on a line. */
export const beforeIcon = style(inComponents({ position: 'relative', paddingInlineEnd: '1.4em' }));

export const afterText = style(
  inComponents({ position: 'absolute', insetInlineEnd: 0, insetBlockEnd: '0.1em', lineHeight: 1 }),
);
