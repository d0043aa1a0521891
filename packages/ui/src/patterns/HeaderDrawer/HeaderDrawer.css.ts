import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const list = style(inPatterns({ display: 'grid', marginBlockEnd: vars.space.lg }));

export const item = style(
  inPatterns({
    display: 'grid',
    alignItems: 'center',
    minBlockSize: 48,
    // The padding between the text and the focus ring.
    marginInline: `calc(-1 * ${vars.space.xs})`,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.small,
    outlineOffset: '-1px',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    fontWeight: vars.weight.medium,
    selectors: { '&[aria-current]': { color: vars.color.accent } },
  }),
);
