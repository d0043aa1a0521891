import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const breathe = keyframes({ '50%': { opacity: 0.35 } });

export const skeleton = recipe({
  base: inComponents({
    display: 'block',
    opacity: 0.6,
    background: vars.color.line,
    animation: `${breathe} 2s ease-in-out infinite`,
    '@media': {
      [media.motionReduced]: { animation: 'none' },
      [media.forcedColors]: { border: '1px solid GrayText' },
    },
  }),
  variants: {
    shape: {
      line: inComponents({ blockSize: '1lh', borderRadius: vars.radius.small }),
      title: inComponents({
        inlineSize: '60%',
        blockSize: '1lh',
        fontSize: vars.text.titleLarge,
        borderRadius: vars.radius.small,
      }),
      tile: inComponents({ blockSize: 44, borderRadius: vars.radius.inner }),
      card: inComponents({ minBlockSize: 280, borderRadius: vars.radius.card }),
      image: inComponents({ aspectRatio: '16 / 9', borderRadius: vars.radius.inner }),
    },
  },
});
