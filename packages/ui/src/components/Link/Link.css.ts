import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const link = recipe({
  base: inComponents({
    borderRadius: vars.radius.small,
    textUnderlineOffset: '0.2em',
    textDecorationThickness: vars.border.hairline,
    '@media': { [media.hover]: { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
  }),
  variants: {
    tone: {
      accent: inComponents({
        color: vars.color.accent,
        textDecorationLine: 'underline',
        '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.color.accentHover } } } },
      }),
      standalone: inComponents({ color: vars.color.accent, fontWeight: vars.weight.strong }),
      quiet: inComponents({ color: 'inherit' }),
    },
  },
});
