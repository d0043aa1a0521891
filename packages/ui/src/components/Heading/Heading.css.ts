import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { mark } from '../../theme/mark.css.ts';

export const heading = recipe({
  base: inComponents({
    fontWeight: vars.weight.medium,
    color: vars.color.ink,
    hyphens: 'auto',
  }),
  variants: {
    size: {
      display: inComponents({
        fontSize: vars.text.display,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.tight,
      }),
      large: inComponents({
        fontSize: vars.text.titleLarge,
        lineHeight: vars.leading.tight,
        letterSpacing: vars.tracking.tight,
      }),
      medium: inComponents({ fontSize: vars.text.titleMedium, lineHeight: vars.leading.title }),
      small: inComponents({ fontSize: vars.text.titleSmall, lineHeight: vars.leading.title }),
    },
    marked: { true: inComponents({ color: mark }) },
  },
});
