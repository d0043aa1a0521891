import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** Two columns if they fit, each read from top to bottom. */
export const list = style(inPatterns({ columns: '20rem 2', columnGap: vars.space.xxxl }));

export const item = style(
  inPatterns({
    breakInside: 'avoid',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

const markColor = createVar();

export const row = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 52,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.xs,
    lineHeight: vars.leading.control,
    cursor: 'pointer',
    vars: { [markColor]: vars.color.edge },
    selectors: { '&:has(:checked)': { color: vars.color.inkSoft } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.sunk } } },
    },
  }),
  variants: {
    next: {
      true: inPatterns({
        background: vars.color.accentSurface,
        fontWeight: vars.weight.medium,
        vars: { [markColor]: vars.color.accent },
        '@media': {
          [media.hover]: { selectors: { '&:hover': { background: vars.color.accentSurface } } },
        },
      }),
    },
  },
});

export const name = style(inPatterns({ flexGrow: 1, minInlineSize: 0 }));

/** Next to a long name, the mark wraps between its words. */
export const nextMark = style(inPatterns({ overflowWrap: 'break-word' }));

export const time = style(
  inPatterns({
    display: 'block',
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    fontVariantNumeric: 'tabular-nums',
  }),
);

/** Aligned to the name of the lesson, beside its number. */
export const parts = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: vars.space.xs,
    paddingInline: `calc(${vars.space.xs} + 32px + ${vars.space.sm}) ${vars.space.xs}`,
    // The row above may be highlighted.
    paddingBlock: `${vars.space.xxs} ${vars.space.sm}`,
  }),
);

export const materials = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${vars.space.xxs} ${vars.space.md}`,
  }),
);

export const outlineRow = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 48,
    paddingBlock: vars.space.xs,
    lineHeight: vars.leading.control,
  }),
);

export const number = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minInlineSize: 32,
    blockSize: 32,
    color: vars.color.inkSoft,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    background: vars.color.sunk,
    borderRadius: vars.radius.pill,
  }),
);

export const material = style(inPatterns({ minInlineSize: 0 }));

/** Beside its icon, the name of a file may have several lines. */
export const fileLink = style(inPatterns({ display: 'inline-flex', gap: vars.space.xs }));

/** As high as the first line. */
export const fileIcon = style(
  inPatterns({ display: 'inline-flex', flexShrink: 0, alignItems: 'center', blockSize: '1lh' }),
);

/** The kind and the size of a file. */
export const file = style(
  inPatterns({
    marginInlineStart: vars.space.xs,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.body,
  }),
);

const tick = 'polygon(14% 46%, 4% 57%, 40% 91%, 97% 22%, 86% 12%, 39% 68%)';

/** A checkbox with the number of the lesson, then with a tick. In forced colors it is the native control. */
export const mark = style(
  inPatterns({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    minInlineSize: 32,
    blockSize: 32,
    // For links to it.
    scrollMarginBlock: 96,
    cursor: 'inherit',
    color: vars.color.inkSoft,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    fontVariantNumeric: 'tabular-nums',
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${markColor}`,
    borderRadius: vars.radius.pill,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      // The name of the checkbox contains the number already. Older browsers ignore the alternative text.
      '&::before': { content: ['attr(data-number)', "attr(data-number) / ''"] },
      '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
      '&:checked::before': {
        content: '',
        inlineSize: 14,
        blockSize: 14,
        clipPath: tick,
        background: vars.color.onAccent,
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { ':hover > &:not(:checked)': { borderColor: vars.color.ink } },
      },
      [media.forcedColors]: {
        appearance: 'auto',
        inlineSize: 20,
        minInlineSize: 20,
        blockSize: 20,
        selectors: { '&::before, &:checked::before': { content: 'none' } },
      },
    },
  }),
);
