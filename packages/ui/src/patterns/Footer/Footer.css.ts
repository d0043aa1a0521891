import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const footer = style(
  inPatterns({
    marginBlockStart: 'auto',
    background: vars.color.sunk,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

export const inside = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.xl,
    maxInlineSize: vars.width.page,
    marginInline: 'auto',
    padding: `${vars.space.xxl} ${vars.space.xl}`,
    '@media': { [media.mobile]: { paddingInline: vars.space.lg } },
  }),
);

export const row = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.md} ${vars.space.xxl}`,
  }),
);

export const brand = style(inPatterns({ display: 'grid', gap: vars.space.xs, maxInlineSize: '36ch' }));

export const menus = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.md }),
);

export const small = style(
  inPatterns({
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    fontSize: vars.text.caption,
    color: vars.color.inkSoft,
  }),
);
