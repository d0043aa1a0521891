import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const card = recipe({
  base: inComponents({
    position: 'relative',
    background: vars.colour.surface,
    border: `${vars.border.hairline} solid ${vars.colour.line}`,
    borderRadius: vars.radius.card,
    minInlineSize: 0,
  }),
  variants: {
    room: {
      none: inComponents({ overflow: 'clip' }),
      snug: inComponents({ padding: vars.space.sm }),
      ample: inComponents({ padding: vars.space.xl }),
    },
    /** All of it leads somewhere, by one link within whose area is stretched over the card. */
    leads: {
      true: inComponents({
        transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&:has(a:focus-visible)': {
            outline: `${vars.border.ring} solid ${vars.colour.accent}`,
            outlineOffset: '2px',
          },
        },
        '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.colour.edge } } } },
      }),
    },
  },
});

export type CardVariants = NonNullable<RecipeVariants<typeof card>>;
