import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xs,
    blockSize: '100%',
    padding: vars.space.xl,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
  }),
);

export const sign = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    marginBlockEnd: vars.space.xs,
    borderRadius: vars.radius.inner,
    background: vars.color.accentSurface,
    color: vars.color.accent,
  }),
);
