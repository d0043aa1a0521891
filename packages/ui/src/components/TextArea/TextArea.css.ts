import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

// In a later layer than the field's own height and leading, which are one line's.
export const area = style(
  inPatterns({ minBlockSize: 144, lineHeight: vars.leading.open, resize: 'vertical' }),
);
