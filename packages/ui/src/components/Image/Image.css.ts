import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const image = recipe({
  base: inComponents({
    inlineSize: '100%',
    blockSize: 'auto',
    objectFit: 'cover',
    background: vars.color.sunk,
    filter: vars.filter.image,
  }),
  variants: {
    ratio: {
      wide: inComponents({ aspectRatio: '16 / 9' }),
      square: inComponents({ aspectRatio: '1' }),
    },
    rounded: { true: inComponents({ borderRadius: vars.radius.card }) },
  },
});
