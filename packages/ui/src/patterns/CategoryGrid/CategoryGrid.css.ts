import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/layers.css.ts';

export const list = recipe({
  base: inPatterns({ display: 'grid' }),
  variants: {
    look: {
      row: {},
      card: inPatterns({
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        gap: vars.space.sm,
      }),
    },
  },
});

export type ListVariants = NonNullable<RecipeVariants<typeof list>>;
