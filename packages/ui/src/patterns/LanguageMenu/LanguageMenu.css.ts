import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/inLayer.ts';

export const list = style(inPatterns({ display: 'contents' }));
