import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.sm,
    marginBlockEnd: vars.space.xxl,
    '@media': { [media.mobile]: { marginBlockEnd: vars.space.xl } },
  }),
);

export const head = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${vars.space.xxs} ${vars.space.lg}`,
  }),
);

// The padding leaves space for focus rings, and on mobile the row scrolls to the edges of the page.
export const list = style(
  inPatterns({
    display: 'grid',
    gridAutoFlow: 'column',
    // Four side by side on a wide page. In rem, so that larger text means fewer cards.
    gridAutoColumns: `max(min(15rem, 80%), (100% - 3 * ${vars.space.lg}) / 4)`,
    gap: vars.space.lg,
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x mandatory',
    scrollPaddingInline: vars.space.xxs,
    margin: `calc(-1 * ${vars.space.xxs})`,
    padding: vars.space.xxs,
    '@media': {
      [media.mobile]: {
        gap: vars.space.sm,
        scrollbarWidth: 'none',
        scrollPaddingInline: vars.space.lg,
        marginInline: `calc(-1 * ${vars.space.lg})`,
        paddingInline: vars.space.lg,
      },
    },
  }),
);

export const item = style(inPatterns({ minInlineSize: 0, scrollSnapAlign: 'start' }));
