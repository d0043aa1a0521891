import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

const expertiseDropdownMaxHeightPx = 200;

/** The list below a field, as wide as the field. */
export const positioner = style(inComponents({ zIndex: vars.layer.menu, outline: 'none' }));

export const popup = recipe({
  base: inComponents({
    inlineSize: 'var(--anchor-width)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xs,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
  }),
  variants: {
    size: {
      /** The height of the expertise dropdown [2.85], used by every tag list. */
      small: inComponents({
        maxBlockSize: `min(${expertiseDropdownMaxHeightPx}px, var(--available-height))`,
      }),
      large: inComponents({ maxBlockSize: 'min(320px, var(--available-height))' }),
    },
  },
});

/** The message of an empty list. */
export const status = style(
  inComponents({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
    selectors: { '&:not(:empty)': { padding: `${vars.space.xs} ${vars.space.sm}` } },
  }),
);

export const option = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: 40,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    borderRadius: vars.radius.inner,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': {
        background: vars.color.sunk,
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        outlineOffset: '-2px',
      },
    },
  }),
);
