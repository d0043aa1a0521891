import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const card = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    padding: vars.space.xl,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    overflowWrap: 'anywhere',
  }),
);

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.xxs} ${vars.space.lg}`,
  }),
);

export const applicant = style(inPatterns({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const quiet = style(
  inPatterns({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
  }),
);

export const tags = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' }),
);

/** In columns if both have enough space. */
export const texts = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: `${vars.space.md} ${vars.space.xxl}`,
  }),
);

export const term = style(
  inPatterns({
    marginBlockEnd: vars.space.xxs,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
  }),
);

/** As the user typed it, with its line breaks. */
export const typed = style(
  inPatterns({
    maxInlineSize: vars.width.measure,
    fontSize: vars.text.small,
    lineHeight: vars.leading.open,
    whiteSpace: 'pre-line',
  }),
);

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));
