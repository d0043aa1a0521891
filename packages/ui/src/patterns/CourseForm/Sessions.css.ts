import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const sessions = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

export const list = style(inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));

export const item = recipe({
  base: inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xs,
    paddingBlock: vars.space.sm,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
  variants: {
    drag: {
      none: {},
      dragged: inPatterns({ background: vars.color.sunk, opacity: 0.6 }),
      before: inPatterns({ boxShadow: `0 -3px ${vars.color.accent}` }),
      after: inPatterns({ boxShadow: `0 3px ${vars.color.accent}` }),
    },
  },
});

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${vars.space.xxs} ${vars.space.xs}`,
  }),
);

/** For the pointer only: the buttons do the same. */
export const handle = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 24,
    blockSize: 44,
    color: vars.color.inkSoft,
    cursor: 'grab',
    touchAction: 'none',
  }),
);

export const number = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 24,
    blockSize: 44,
    color: vars.color.inkSoft,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const titleField = style(inPatterns({ flex: '1 1 14rem', minInlineSize: 0 }));

export const buttons = style(inPatterns({ display: 'flex', marginInlineStart: 'auto' }));

export const chevron = recipe({
  base: inPatterns({ display: 'inline-grid' }),
  variants: { isOpen: { true: inPatterns({ transform: 'rotate(180deg)' }), false: {} } },
});

export const summary = style(
  inPatterns({
    paddingInlineStart: 64,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
  }),
);

export const details = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.md,
    background: vars.color.sunk,
    borderRadius: vars.radius.inner,
  }),
);

export const schedule = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    alignItems: 'start',
    gap: vars.space.md,
  }),
);

export const materials = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm }),
);

export const material = style(inPatterns({ display: 'flex', alignItems: 'start', gap: vars.space.xs }));

/** Beside the fields, not their labels. */
export const materialButton = style(inPatterns({ marginBlockStart: 28 }));

export const materialFields = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(13rem, 100%), 1fr))',
    flexGrow: 1,
    minInlineSize: 0,
    alignItems: 'start',
    gap: vars.space.xs,
  }),
);

/** The kind and the size of a file, beside the field of its title. */
export const materialFile = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: 44,
    marginBlockStart: 'auto',
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
  }),
);
