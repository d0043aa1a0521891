import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents, inPatterns } from '../../theme/inLayer.ts';

export const frame = style(inComponents({ position: 'relative', display: 'grid' }));

// In a later layer than the field's padding, so that the text ends before the button.
export const input = style(inPatterns({ paddingInlineEnd: 52 }));

export const toggle = style(
  inComponents({
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineEnd: vars.space.xxs,
    translate: '0 -50%',
    display: 'flex',
    color: vars.color.inkSoft,
  }),
);
