import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const legend = style(
  inPatterns({
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
  }),
);

export const hint = style(
  inPatterns({
    marginBlockEnd: vars.space.xs,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
  }),
);

export const languages = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space.md,
  }),
);

export const pairs = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space.md,
  }),
);

export const buttons = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginBlockStart: vars.space.xs }),
);

/** Separates the action that can't be undone. */
export const apart = style(inPatterns({ marginInlineStart: 'auto' }));

export const priceFrame = style(inPatterns({ position: 'relative', display: 'grid', alignItems: 'center' }));

// The price frame is left to right in every language, so these sides are relative to the number.
export const priceInput = recipe({
  variants: {
    isFirst: {
      true: inPatterns({ paddingInlineStart: vars.space.xxl }),
      false: inPatterns({ paddingInlineEnd: vars.space.xxl }),
    },
  },
});

export const priceSign = recipe({
  base: inPatterns({ position: 'absolute', color: vars.color.inkSoft, pointerEvents: 'none' }),
  variants: {
    isFirst: {
      true: inPatterns({ insetInlineStart: vars.space.sm }),
      false: inPatterns({ insetInlineEnd: vars.space.sm }),
    },
  },
});
