import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const appear = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const stamp = keyframes({ from: { scale: 0.6, opacity: 0 } });

export const root = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.md} ${vars.space.xl}`,
    padding: vars.space.xl,
    background: vars.color.accentSurface,
    borderRadius: vars.radius.card,
    animation: `${appear} ${vars.motion.slow} ${vars.motion.ease}`,
    '@media': {
      [media.motionReduced]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid CanvasText' },
    },
  }),
);

export const seal = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 56,
    blockSize: 56,
    color: vars.color.onAccent,
    background: vars.color.accent,
    borderRadius: vars.radius.pill,
    animation: `${stamp} ${vars.motion.slow} ${vars.motion.ease} ${vars.motion.fast} backwards`,
    '@media': {
      [media.motionReduced]: { animation: 'none' },
      [media.forcedColors]: { color: 'CanvasText', border: '1px solid' },
    },
  }),
);

export const words = style(
  inPatterns({ display: 'grid', gap: vars.space.xxs, flex: '1 1 14rem', minInlineSize: 0 }),
);

export const actions = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }));
