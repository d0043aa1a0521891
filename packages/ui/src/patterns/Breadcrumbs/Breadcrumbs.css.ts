import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const list = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xs,
    marginBlockEnd: vars.space.md,
    fontSize: vars.text.small,
    color: vars.colour.inkSoft,
  }),
);

export const place = style(
  inPatterns({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 }),
);
