import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const iconButton = recipe({
  base: inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.pill,
    border: `${vars.border.hairline} solid transparent`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:disabled': { opacity: 0.5, cursor: 'not-allowed' } },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: vars.colour.sunk } } },
    },
  }),
  variants: {
    tone: {
      quiet: inComponents({ color: 'inherit' }),
      edged: inComponents({ color: vars.colour.ink, borderColor: vars.colour.edge }),
    },
    size: {
      small: inComponents({ inlineSize: 32, blockSize: 32 }),
      medium: inComponents({ inlineSize: 44, blockSize: 44 }),
    },
  },
});

export type IconButtonVariants = NonNullable<RecipeVariants<typeof iconButton>>;
