import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const root = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    color: vars.color.inkSoft,
  }),
);

export const wheel = recipe({
  base: inComponents({
    flexShrink: 0,
    borderRadius: vars.radius.pill,
    border: '2px solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} 0.8s linear infinite`,
    '@media': {
      // With reduced motion the ring pulses, since a still ring would look stuck.
      [media.motionReduced]: { animation: `${breathe} 2s ease-in-out infinite` },
      // Forced colors also paint transparent borders, and a closed ring would not seem to rotate.
      [media.forcedColors]: { borderBlockStartColor: 'Canvas' },
    },
  }),
  variants: {
    size: {
      small: inComponents({ inlineSize: 16, blockSize: 16 }),
      medium: inComponents({ inlineSize: 20, blockSize: 20 }),
      large: inComponents({ inlineSize: 32, blockSize: 32 }),
    },
  },
});
