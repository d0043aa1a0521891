import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const list = style(
  inPatterns({
    position: 'absolute',
    zIndex: vars.layer.menu,
    insetBlockStart: `calc(100% + ${vars.space.xxs})`,
    insetInline: 0,
    maxBlockSize: 'min(440px, 60vh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xs,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
  }),
);

export const name = style(inPatterns({ flex: 1, minInlineSize: 0 }));

export const kind = style(inPatterns({ color: vars.color.inkSoft, fontSize: vars.text.caption }));

export const last = style(inPatterns({ color: vars.color.accent, fontWeight: vars.weight.medium }));
