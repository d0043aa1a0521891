import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';

export const link = style(
  inComponents({
    position: 'absolute',
    insetInlineStart: vars.space.md,
    insetBlockStart: vars.space.xs,
    zIndex: vars.layer.skip,
    maxInlineSize: `calc(100% - 2 * ${vars.space.md})`,
    padding: `${vars.space.xs} ${vars.space.lg}`,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    background: vars.color.surface,
    color: vars.color.accent,
    fontWeight: vars.weight.strong,
    boxShadow: vars.shadow.floating,
    selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', blockSize: 1, overflow: 'hidden' } },
  }),
);
