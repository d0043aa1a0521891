import { globalStyle, style } from '@vanilla-extract/css';
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
    color: vars.color.inkSoft,
  }),
);

export const place = style(
  inPatterns({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space.xs, minInlineSize: 0 }),
);

// The icon aligns with the first line of a long name.
globalStyle(`${place} > svg`, inPatterns({ marginBlockStart: 'calc((1lh - 16px) / 2)' }));
