import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const form = style(
  inPatterns({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

export const options = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
    gap: vars.space.sm,
    marginBlockStart: vars.space.xs,
  }),
);

export const side = style(inPatterns({ fontSize: vars.text.caption, color: vars.color.inkSoft }));

/** One line for each entry of a list. */
export const value = style(inPatterns({ whiteSpace: 'pre-line', color: vars.color.ink }));

export const nothing = style(inPatterns({ color: vars.color.inkSoft, fontStyle: 'italic' }));
