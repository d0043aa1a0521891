import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

// The image is first in the HTML, as it is on mobile, so that nothing moves while a browser paints what has arrived.
// On mobile the offer comes last, so that it can stay at the bottom of the screen above the rest of the page.
export const root = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gridTemplateAreas: '"words image" "offer image" "rest rest"',
    columnGap: vars.space.xxxl,
    '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column' } },
  }),
);

export const words = style(
  inPatterns({
    gridArea: 'words',
    alignSelf: 'end',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    minInlineSize: 0,
    '@media': { [media.mobile]: { alignSelf: 'auto', marginBlockStart: vars.space.xl } },
  }),
);

export const image = style(
  inPatterns({
    gridArea: 'image',
    alignSelf: 'center',
    '@media': { [media.mobile]: { alignSelf: 'auto' } },
  }),
);

/** A box of the size and place of the image, later in the tab order. */
export const overImage = style(
  inPatterns({
    position: 'relative',
    gridArea: 'image',
    alignSelf: 'center',
    aspectRatio: '16 / 9',
    pointerEvents: 'none',
    '@media': { [media.mobile]: { position: 'absolute', insetBlockStart: 0, insetInline: 0 } },
  }),
);

export const corner = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: vars.space.sm,
    insetInlineEnd: vars.space.sm,
    borderRadius: vars.radius.control,
    pointerEvents: 'auto',
    selectors: {
      '&:has(:focus-visible)': { boxShadow: `0 0 0 calc(${vars.border.ring} * 3) ${vars.color.surface}` },
    },
  }),
);

export const rest = style(
  inPatterns({
    gridArea: 'rest',
    minInlineSize: 0,
    marginBlockStart: vars.space.xxxl,
    '@media': { [media.mobile]: { order: 1 } },
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

/** Two lines are reserved where they may be needed: the zone of the visitor is known only in the browser. */
export const schedule = style(
  inPatterns({
    display: 'flex',
    gap: vars.space.xs,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
    '@media': { [media.mobile]: { minBlockSize: '2lh' } },
  }),
);

export const times = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.sm, minInlineSize: 0 }),
);

const pinnedOffer = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.raised,
  order: 2,
  justifyContent: 'space-between',
  marginInline: `calc(-1 * ${vars.space.lg})`,
  padding: `${vars.space.sm} ${vars.space.lg}`,
  paddingBlockEnd: `max(${vars.space.sm}, env(safe-area-inset-bottom))`,
  background: vars.color.page,
} as const;

export const offer = recipe({
  base: inPatterns({
    gridArea: 'offer',
    alignSelf: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.sm} ${vars.space.xl}`,
    marginBlockStart: vars.space.xl,
    paddingBlockStart: vars.space.lg,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
    '@media': { [media.mobile]: { alignSelf: 'auto' } },
  }),
  variants: {
    pinned: {
      true: inPatterns({
        '@media': {
          [media.mobile]: pinnedOffer,
          [media.low]: { position: 'static' },
          print: { position: 'static' },
        },
      }),
    },
  },
});

/** A price cannot wrap, so large text on a small screen does not enlarge it beyond the screen. */
export const price = style(
  inPatterns({ fontSize: `min(${vars.text.titleLarge}, 14.5vw)`, lineHeight: vars.leading.tight }),
);
