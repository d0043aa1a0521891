import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const advance = keyframes({ from: { inlineSize: '0%' }, to: { inlineSize: '85%' } });

const track = inPatterns({
  position: 'fixed',
  insetBlockStart: 0,
  insetInlineStart: 0,
  zIndex: vars.layer.pendingBar,
  boxSizing: 'content-box',
  blockSize: '3px',
  background: vars.color.accent,
  // Separates the bar from the slogan, which has the same color.
  borderBlockEnd: `2px solid ${vars.color.page}`,
  // A fast response shows no bar; a slow one shows the progress.
  animation: `${advance} 4s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both`,
  '@media': { [media.motionReduced]: { animation: 'none', inlineSize: '100%' } },
});

export const bar = style(track);
