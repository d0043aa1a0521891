import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const list = recipe({
  base: inPatterns({ display: 'grid' }),
  variants: {
    look: {
      row: inPatterns({ gridTemplateColumns: 'minmax(0, 1fr)' }),
      card: inPatterns({
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        gap: vars.space.sm,
      }),
    },
  },
});
