import { style } from '@vanilla-extract/css';
import { type RecipeVariants, recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const banner = recipe({
  base: inComponents({ fontSize: vars.text.small, lineHeight: vars.leading.control }),
  variants: {
    tone: {
      info: inComponents({ background: vars.colour.infoSurface, color: vars.colour.infoText }),
      caution: inComponents({ background: vars.colour.cautionSurface, color: vars.colour.cautionText }),
    },
  },
});

export const inside = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    maxInlineSize: vars.width.page,
    marginInline: 'auto',
    padding: `${vars.space.xs} ${vars.space.xl}`,
    '@media': { [media.mobile]: { paddingInline: vars.space.lg } },
  }),
);

export const words = style(
  inComponents({
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.md}`,
    minInlineSize: 0,
  }),
);

export type BannerVariants = NonNullable<RecipeVariants<typeof banner>>;
