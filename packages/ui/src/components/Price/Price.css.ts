import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const price = style(inComponents({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' }));
