import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

// In rem, so that larger text means fewer slides side by side.
const containerWidth = { two: '(min-width: 36rem)', three: '(min-width: 56rem)' };
// Without JavaScript the slides don't rotate and the row scrolls.
const withoutScripts = '(scripting: none)';

export const root = style(
  inComponents({
    containerType: 'inline-size',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.lg,
  }),
);

export const head = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xs} ${vars.space.lg}`,
    minBlockSize: 44,
  }),
);

// The heading wraps before the controls move to the next row.
export const heading = style(inComponents({ flex: '1 1 10rem', minInlineSize: 0 }));

export const controls = style(
  inComponents({
    display: 'flex',
    gap: vars.space.xs,
    marginInlineStart: 'auto',
    '@media': { [withoutScripts]: { display: 'none' } },
  }),
);

/**
 * Hidden on mobile, where the carousel does not rotate [2.93]. With reduced motion it is hidden until the page has started,
 * because a server cannot know the preference and renders Pause.
 */
export const rotation = style(
  inComponents({
    display: 'flex',
    '@media': {
      [media.mobile]: { display: 'none' },
      [media.motionReduced]: { selectors: { '&:not([data-started])': { visibility: 'hidden' } } },
    },
  }),
);

export const others = style(inComponents({ display: 'flex', gap: vars.space.xs }));

/** Hides the controls from the container width at which all slides fit. */
export const controlsHidden = recipe({
  variants: {
    allFit: {
      never: {},
      1: inComponents({ display: 'none' }),
      2: inComponents({ '@container': { [containerWidth.two]: { display: 'none' } } }),
      3: inComponents({ '@container': { [containerWidth.three]: { display: 'none' } } }),
    },
  },
});

// The padding leaves space for focus rings. It is smaller than the gap between slides, so that no neighbor shows.
export const view = style(
  inComponents({
    overflow: 'clip',
    margin: '-4px',
    padding: 4,
    '@media': { [withoutScripts]: { overflowX: 'auto' } },
  }),
);

export const slides = style(inComponents({ display: 'flex', touchAction: 'pan-y pinch-zoom' }));

const share = (count: number) => `calc((100% - ${count - 1} * ${vars.space.lg}) / ${count})`;

export const slide = recipe({
  base: inComponents({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    flex: '0 0 100%',
    minInlineSize: 0,
    // A margin instead of a gap, because a gap would be missing between the last slide and the first one after it.
    marginInlineEnd: vars.space.lg,
  }),
  variants: {
    sideBySide: {
      1: {},
      2: inComponents({ '@container': { [containerWidth.two]: { flexBasis: share(2) } } }),
      3: inComponents({
        '@container': {
          [containerWidth.two]: { flexBasis: share(2) },
          [containerWidth.three]: { flexBasis: share(3) },
        },
      }),
    },
  },
});

export const position = style(
  inComponents({
    display: 'flex',
    gap: vars.space.xs,
    '@media': { [withoutScripts]: { display: 'none' } },
  }),
);

export const dash = style(
  inComponents({
    inlineSize: 24,
    maxInlineSize: '100%',
    blockSize: 4,
    borderRadius: vars.radius.pill,
    background: vars.color.line,
    transition: `background-color ${vars.motion.slow} ${vars.motion.ease}`,
    selectors: { '&[data-shown]': { background: vars.color.accent } },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: 'GrayText',
        selectors: { '&[data-shown]': { background: 'Highlight' } },
      },
    },
  }),
);

const shownDash = {
  background: vars.color.accent,
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
};

/** The dashes of the slides that fit, for the HTML of a server, which does not know the width. */
export const dashIfFits = recipe({
  variants: {
    slide: {
      1: inComponents(shownDash),
      2: inComponents({ '@container': { [containerWidth.two]: shownDash } }),
      3: inComponents({ '@container': { [containerWidth.three]: shownDash } }),
    },
  },
});
