import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = recipe({
  base: inComponents({ minInlineSize: 0 }),
  variants: {
    hiddenOnMobile: { true: inComponents({ '@media': { [media.mobile]: { display: 'none' } } }) },
  },
});

export const list = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs }),
);

export const link = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 44,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    borderRadius: vars.radius.inner,
    color: vars.color.ink,
    fontSize: vars.text.control,
    lineHeight: vars.leading.control,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[aria-current="page"]': {
        background: vars.color.accentSurface,
        color: vars.color.accent,
        fontWeight: vars.weight.medium,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current="page"])': { background: vars.color.sunk } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current="page"]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);

/** The label takes the remaining space, so that the aside is at the end. */
export const words = style(inComponents({ flex: '1 1 auto', minInlineSize: 0 }));
