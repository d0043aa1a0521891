import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const actions = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }),
);
