import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** The share of a number of stars, as a percentage. */
export const share = createVar();

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'max-content minmax(0, 360px)',
    justifyContent: 'start',
    alignItems: 'center',
    gap: `${vars.space.md} ${vars.space.xxxl}`,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  }),
);

export const summary = style(inPatterns({ display: 'grid', justifyItems: 'start', gap: vars.space.xs }));

export const average = style(
  inPatterns({
    fontSize: vars.text.display,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.tight,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const count = style(
  inPatterns({ fontSize: vars.text.small, lineHeight: vars.leading.control, color: vars.color.inkSoft }),
);

export const rows = style(inPatterns({ display: 'grid', gap: vars.space.xs, listStyle: 'none' }));

export const row = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: '2.5em minmax(0, 1fr) 3.5em',
    alignItems: 'center',
    gap: vars.space.sm,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const name = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, color: vars.color.rating }),
);

export const percent = style(inPatterns({ color: vars.color.inkSoft, textAlign: 'end' }));

export const track = style(
  inPatterns({
    display: 'block',
    blockSize: 8,
    overflow: 'clip',
    borderRadius: vars.radius.pill,
    background: vars.color.sunk,
    boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

// The inline size grows from the start of the line: from the right in Arabic.
export const bar = style(
  inPatterns({
    display: 'block',
    inlineSize: share,
    blockSize: '100%',
    borderRadius: vars.radius.pill,
    background: vars.color.rating,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
