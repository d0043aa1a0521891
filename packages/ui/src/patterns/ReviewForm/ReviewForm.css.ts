import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
