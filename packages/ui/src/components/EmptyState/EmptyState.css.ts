import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/layers.css.ts';

export const root = style(
  inComponents({
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space.sm,
    padding: `${vars.space.xxxl} ${vars.space.lg}`,
    border: `${vars.border.hairline} dashed ${vars.colour.line}`,
    borderRadius: vars.radius.card,
    textAlign: 'center',
  }),
);

export const sign = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 64,
    blockSize: 64,
    borderRadius: vars.radius.pill,
    background: vars.colour.accentSurface,
    color: vars.colour.accent,
  }),
);

export const action = style(inComponents({ marginBlockStart: vars.space.xs }));
