import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { mark } from '../../theme/mark.css.ts';
import { media } from '../../theme/media.ts';

export const tile = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    '@media': { [media.tight]: { gap: vars.space.xs } },
    borderRadius: vars.radius.inner,
    fontSize: vars.text.control,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.control,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  }),
  variants: {
    look: {
      row: inPatterns({
        minBlockSize: 40,
        padding: vars.space.xs,
        '@media': {
          [media.hover]: { selectors: { '&:hover': { background: vars.color.sunk } } },
          // Four columns leave little width, and long words should not break.
          [media.tight]: { paddingInline: vars.space.xxs, fontSize: vars.text.small },
        },
      }),
      card: inPatterns({
        blockSize: '100%',
        minBlockSize: 64,
        padding: `${vars.space.sm} ${vars.space.md}`,
        background: vars.color.surface,
        border: `${vars.border.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        fontWeight: vars.weight.medium,
        '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge } } } },
      }),
    },
    leadsOn: {
      true: inPatterns({ color: vars.color.accent, fontWeight: vars.weight.medium }),
    },
  },
  compoundVariants: [
    {
      variants: { look: 'row', leadsOn: true },
      // Apart from the categories, and below their names.
      style: inPatterns({
        gap: vars.space.xs,
        marginBlockStart: vars.space.xs,
        paddingInlineStart: `calc(${vars.space.xs} + 20px + ${vars.space.sm})`,
        fontSize: vars.text.small,
        '@media': {
          [media.tight]: { paddingInlineStart: `calc(${vars.space.xxs} + 20px + ${vars.space.xs})` },
        },
      }),
    },
  ],
});

/** The arrow moves in its direction. */
export const arrow = style(
  inPatterns({
    display: 'flex',
    transition: `translate ${vars.motion.medium} ${vars.motion.ease}`,
    '@media': {
      [media.hover]: {
        selectors: {
          'a:hover > &:dir(ltr)': { translate: '3px 0' },
          'a:hover > &:dir(rtl)': { translate: '-3px 0' },
        },
      },
    },
  }),
);

export const sign = style(inPatterns({ display: 'flex', color: mark }));

export const words = style(inPatterns({ minInlineSize: 0, hyphens: 'auto' }));

export const note = style(
  inPatterns({
    display: 'block',
    fontSize: vars.text.caption,
    fontWeight: vars.weight.body,
    color: vars.color.inkSoft,
  }),
);
