import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: vars.space.xxxl,
    alignItems: 'center',
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl } },
  }),
);

export const words = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@media': { [media.mobile]: { order: 2 } },
  }),
);

export const facts = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xs} ${vars.space.lg}`,
    fontSize: vars.text.small,
    color: vars.color.inkSoft,
  }),
);

export const fact = style(inPatterns({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xs }));

export const tags = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const offer = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.sm} ${vars.space.xl}`,
    marginBlockStart: vars.space.xs,
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

export const price = style(inPatterns({ fontSize: vars.text.titleLarge, lineHeight: vars.leading.tight }));
