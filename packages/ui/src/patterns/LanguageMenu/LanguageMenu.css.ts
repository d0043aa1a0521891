import { style } from '@vanilla-extract/css';
import { inPatterns } from '../../theme/layers.css.ts';

export const list = style(inPatterns({ display: 'contents' }));
