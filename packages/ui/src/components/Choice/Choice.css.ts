import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** The label around a checkbox or a radio button and its text: all of it can be pressed. */
export const choice = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minBlockSize: 44,
    cursor: 'pointer',
    lineHeight: vars.leading.control,
  }),
  variants: {
    framed: {
      true: inComponents({
        padding: vars.space.sm,
        border: `${vars.border.hairline} solid ${vars.colour.edge}`,
        borderRadius: vars.radius.inner,
        background: vars.colour.surface,
        transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&:has(:checked)': { borderColor: vars.colour.accent, background: vars.colour.accentSurface },
        },
        '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.colour.ink } } } },
      }),
      false: inComponents({ paddingBlock: vars.space.sm }),
    },
  },
});

export const box = style(
  inComponents({
    flexShrink: 0,
    inlineSize: 20,
    blockSize: 20,
    cursor: 'inherit',
    accentColor: vars.colour.accent,
  }),
);

export const words = style(inComponents({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const hint = style(inComponents({ fontSize: vars.text.caption, color: vars.colour.inkSoft }));
