import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const card = recipe({
  base: inComponents({
    position: 'relative',
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    minInlineSize: 0,
  }),
  variants: {
    padding: {
      none: inComponents({ overflow: 'clip' }),
      small: inComponents({ padding: vars.space.sm }),
      large: inComponents({ padding: vars.space.xl }),
    },
  },
});
