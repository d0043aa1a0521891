import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

// Container queries in rem follow the font size of the user, media queries do not.
const wide = '(inline-size >= 62rem)';
const medium = '(inline-size >= 42rem)';

export const frame = style(inPatterns({ containerType: 'inline-size' }));

export const layout = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    alignItems: 'start',
    '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
  }),
);

export const above = style(inPatterns({ marginBlockEnd: vars.space.lg }));

export const groups = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

export const group = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `${vars.space.md} ${vars.space.xxl}`,
  }),
  variants: {
    wide: {
      true: {},
      false: inPatterns({
        '@container': {
          [medium]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${vars.width.field})` },
        },
      }),
    },
  },
});

export const groupFields = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.md,
  }),
  variants: { wide: { true: {}, false: inPatterns({ maxInlineSize: vars.width.field }) } },
});

/** Beside the fields it stays visible, and scrolls if it is higher than the screen. */
export const side = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    maxInlineSize: vars.width.field,
    '@container': {
      [wide]: {
        position: 'sticky',
        insetBlockStart: vars.space.xl,
        maxBlockSize: `calc(100dvh - ${vars.space.xl} - 96px)`,
        // Room for the rings of what has the focus.
        padding: vars.space.xs,
        overflowY: 'auto',
      },
    },
    '@media': { print: { position: 'static', maxBlockSize: 'none' } },
  }),
);

export const preview = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs }),
);

export const previewHead = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `0 ${vars.space.sm}`,
  }),
);

/** Only where the preview is below the fields. */
export const previewToggle = style(inPatterns({ '@container': { [wide]: { display: 'none' } } }));

export const previewCard = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    maxInlineSize: '20rem',
  }),
  variants: {
    isCollapsed: {
      true: inPatterns({ display: 'none', '@container': { [wide]: { display: 'grid' } } }),
      false: {},
    },
  },
});

/** Stays at the bottom of the screen, except on small screens and with large text, where it would cover too much. */
export const actions = style(
  inPatterns({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.raised,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    marginBlockStart: vars.space.xl,
    paddingBlock: vars.space.sm,
    paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
    background: vars.color.page,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    '@container': { '(inline-size < 20rem)': { position: 'static' } },
    '@media': { [media.low]: { position: 'static' }, print: { position: 'static' } },
  }),
);

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

/** Separates the actions that do not save. */
export const apart = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, marginInlineStart: 'auto' }),
);

export const timeFrame = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
  }),
);

export const timeInput = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '1 1 14rem',
    minInlineSize: 0,
    maxInlineSize: '17rem',
  }),
);

export const timeEquivalent = style(
  inPatterns({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  }),
);

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
