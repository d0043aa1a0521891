import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.md} ${vars.space.xl}`,
    padding: vars.space.xl,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [media.mobile]: { padding: vars.space.lg } },
  }),
);

/** The icon and the words stay on one line. The action wraps below them if it does not fit. */
export const subject = style(
  inPatterns({
    flex: '1 1 16rem',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.md,
    minInlineSize: 0,
  }),
);

export const sign = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 48,
    blockSize: 48,
    borderRadius: vars.radius.pill,
    background: vars.color.accentSurface,
    color: vars.color.accent,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

export const words = style(
  inPatterns({
    flex: 1,
    display: 'grid',
    gap: vars.space.xxs,
    minInlineSize: 0,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const action = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minInlineSize: 0,
    '@media': { [media.mobile]: { flex: '1 1 auto' } },
  }),
);
