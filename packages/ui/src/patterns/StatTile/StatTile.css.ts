import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** Shrinks with the tile, so that an amount fits in one of two columns on a phone. */
const numberSize = `max(${vars.text.titleSmall}, min(16cqi, ${vars.text.titleLarge}))`;

export const root = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: vars.space.xxs,
    blockSize: '100%',
    containerType: 'inline-size',
    padding: vars.space.lg,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': { [media.mobile]: { padding: vars.space.md } },
  }),
);

export const label = style(inPatterns({ fontSize: vars.text.small, color: vars.color.inkSoft }));

export const value = recipe({
  base: inPatterns({
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
  }),
  variants: {
    inWords: {
      false: inPatterns({ fontSize: numberSize }),
      true: inPatterns({
        display: 'flex',
        alignItems: 'center',
        minBlockSize: `calc(${vars.leading.title} * ${numberSize})`,
        fontSize: vars.text.lead,
      }),
    },
  },
});

export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
    gap: vars.space.lg,
    '@media': {
      [media.mobile]: {
        // Two columns at most, so that four tiles leave no gap.
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(9rem, 34%), 100%), 1fr))',
        gap: vars.space.sm,
      },
    },
  }),
);
