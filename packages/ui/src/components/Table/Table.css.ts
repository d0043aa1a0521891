import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

/** Scrolls sideways where the columns do not fit. */
export const scroller = style(
  inComponents({
    // Contains the hidden caption, which would widen the page.
    position: 'relative',
    overflowX: 'auto',
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    selectors: {
      '&:focus-visible': { outline: `${vars.border.ring} solid ${vars.color.accent}`, outlineOffset: 2 },
    },
  }),
);

export const table = style(
  inComponents({
    inlineSize: '100%',
    borderCollapse: 'collapse',
    lineHeight: vars.leading.control,
    // Columns are as wide as their longest word, and the table scrolls.
    overflowWrap: 'break-word',
  }),
);

export const caption = style(
  inComponents({
    padding: vars.space.md,
    textAlign: 'start',
    fontWeight: vars.weight.medium,
  }),
);

export const cell = recipe({
  base: inComponents({
    paddingInline: vars.space.md,
    paddingBlock: vars.space.sm,
    textAlign: 'start',
    fontWeight: vars.weight.body,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
  variants: {
    part: {
      head: inComponents({
        fontSize: vars.text.small,
        color: vars.color.inkSoft,
        verticalAlign: 'bottom',
        borderBlockStart: 'none',
      }),
      row: inComponents({ minInlineSize: '12rem' }),
      data: {},
    },
    numeric: {
      true: inComponents({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
      false: {},
    },
  },
});
