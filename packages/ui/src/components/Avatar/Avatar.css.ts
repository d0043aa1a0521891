import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const avatar = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'clip',
    borderRadius: vars.radius.pill,
    background: vars.color.accentSurface,
    color: vars.color.accent,
    fontWeight: vars.weight.medium,
    lineHeight: '1',
    userSelect: 'none',
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
  variants: {
    size: {
      small: inComponents({ inlineSize: 32, blockSize: 32, fontSize: '12px' }),
      medium: inComponents({ inlineSize: 40, blockSize: 40, fontSize: '14px' }),
      large: inComponents({ inlineSize: 72, blockSize: 72, fontSize: '24px' }),
    },
  },
});

export const image = style(inComponents({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
