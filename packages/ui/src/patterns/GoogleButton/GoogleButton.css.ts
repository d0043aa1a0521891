import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const inside = style(inPatterns({ display: 'inline-flex', alignItems: 'center', gap: vars.space.sm }));
