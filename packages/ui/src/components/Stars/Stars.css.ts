import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const root = style(
  inComponents({ display: 'inline-flex', gap: vars.space.xxs, color: vars.color.rating }),
);
