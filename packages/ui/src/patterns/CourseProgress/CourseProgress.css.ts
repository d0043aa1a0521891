import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    flex: '1 1 15rem',
    minInlineSize: 0,
  }),
);

export const count = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    fontSize: vars.text.titleSmall,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    fontVariantNumeric: 'tabular-nums',
  }),
);
