import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** Back at the start of the line, Next at the end, also if it is the only button. */
export const buttons = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.sm }),
);

export const onwards = style(inPatterns({ marginInlineStart: 'auto' }));
