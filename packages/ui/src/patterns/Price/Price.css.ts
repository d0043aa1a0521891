import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const price = style(inPatterns({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' }));
