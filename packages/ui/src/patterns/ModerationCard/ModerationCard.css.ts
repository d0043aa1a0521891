import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

/** What the reporters wrote, each below the other. */
export const explanations = style(
  inPatterns({ display: 'grid', gap: vars.space.xs, listStyle: 'none', fontSize: vars.text.small }),
);

export const explanation = style(
  inPatterns({
    paddingInlineStart: vars.space.md,
    borderInlineStart: `${vars.border.ring} solid ${vars.color.line}`,
    maxInlineSize: vars.width.measure,
    lineHeight: vars.leading.open,
    whiteSpace: 'pre-line',
  }),
);

export const reason = style(inPatterns({ fontWeight: vars.weight.medium }));
