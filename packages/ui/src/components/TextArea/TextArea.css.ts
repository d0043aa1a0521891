import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

// In a later layer than the field's height and line height, which are for one line.
export const area = style(
  inPatterns({ minBlockSize: 144, lineHeight: vars.leading.open, resize: 'vertical' }),
);
