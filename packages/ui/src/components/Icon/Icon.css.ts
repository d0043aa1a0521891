import { recipe } from '@vanilla-extract/recipes';
import { inComponents } from '../../theme/inLayer.ts';

export const icon = recipe({
  // The HTML of pages omits the icons' own attributes with these values.
  base: inComponents({
    flexShrink: 0,
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  variants: {
    size: {
      small: inComponents({ inlineSize: 16, blockSize: 16 }),
      medium: inComponents({ inlineSize: 20, blockSize: 20 }),
      large: inComponents({ inlineSize: 32, blockSize: 32 }),
    },
    mirrors: { true: inComponents({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } }) },
  },
});
