import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const root = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'center',
    gap: vars.space.sm,
    padding: `${vars.space.xxxl} ${vars.space.lg}`,
    textAlign: 'center',
    // Centered items are as wide as their longest word unless it can break anywhere.
  }),
  variants: {
    framed: {
      true: inComponents({
        border: `${vars.border.hairline} dashed ${vars.color.line}`,
        borderRadius: vars.radius.card,
      }),
    },
  },
});

export const sign = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 64,
    blockSize: 64,
    borderRadius: vars.radius.pill,
    background: vars.color.accentSurface,
    color: vars.color.accent,
  }),
);

// Balances the length of the centered lines.
export const words = style(inComponents({ textWrap: 'balance' }));

export const action = style(inComponents({ marginBlockStart: vars.space.xs }));
