import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const body = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

/** Back where reading begins, the way on where it ends; alone it stays at the end. */
export const buttons = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.sm }),
);

export const onwards = style(inPatterns({ marginInlineStart: 'auto' }));
