import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const form = style(inPatterns({ display: 'grid', gap: vars.space.md }));

export const line = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 480px) auto',
    justifyContent: 'start',
    alignItems: 'end',
    gap: vars.space.sm,
  }),
);
