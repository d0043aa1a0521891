import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: `${vars.space.md} ${vars.space.xl}`,
    padding: vars.space.xl,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space.lg },
    },
  }),
);

/** Line breaks of the instructor are kept. */
export const words = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space.sm,
    whiteSpace: 'pre-line',
  }),
);
