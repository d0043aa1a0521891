import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

// Without padding, which would separate joined Arabic letters.
export const mark = style(
  inComponents({
    background: vars.color.accentSurface,
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationColor: vars.color.accent,
    textDecorationThickness: vars.border.ring,
    textUnderlineOffset: '0.2em',
    textDecorationSkipInk: 'none',
  }),
);
