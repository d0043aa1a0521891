import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const card = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    padding: vars.space.lg,
    overflow: 'clip',
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
);

export const head = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }),
);

/** The name wraps first; on a narrow card the action moves to a line of its own. */
export const author = style(
  inPatterns({ display: 'grid', flex: '1 1 8rem', gap: vars.space.xxs, minInlineSize: 0 }),
);

export const aside = style(
  inPatterns({ marginInlineStart: 'auto', alignSelf: 'start', color: vars.color.inkSoft }),
);

export const line = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
  }),
);

/** As the author typed it, with its line breaks. */
export const words = style(
  inPatterns({
    maxInlineSize: vars.width.measure,
    lineHeight: vars.leading.open,
    whiteSpace: 'pre-line',
  }),
);

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

/** Indented with a line, below the review. */
export const reply = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.xs,
    paddingInlineStart: vars.space.md,
    borderInlineStart: `${vars.border.ring} solid ${vars.color.line}`,
  }),
);
