import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const card = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    padding: vars.space.xl,
    overflow: 'clip',
    transition: `padding-block ${vars.motion.slow} ${vars.motion.ease}`,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    selectors: { '&[data-decided]': { paddingBlock: vars.space.md } },
    '@media': { [media.motionReduced]: { transition: 'none' } },
  }),
);

const rowsAndOpacity = `grid-template-rows ${vars.motion.slow} ${vars.motion.ease}, opacity ${vars.motion.slow} ${vars.motion.ease}`;

/** Collapses when the request is decided. */
export const body = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: '1fr',
    transition: rowsAndOpacity,
    selectors: {
      '&[inert]': {
        gridTemplateRows: '0fr',
        opacity: 0,
        visibility: 'hidden',
        // Only in this direction: an undone request can be focused at once.
        transition: `${rowsAndOpacity}, visibility ${vars.motion.slow}`,
      },
    },
    '@media': { [media.motionReduced]: { selectors: { '&, &[inert]': { transition: 'none' } } } },
  }),
);

/** The padding has space for the focus rings of the buttons, which would be clipped. */
export const bodyContent = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.md,
    minBlockSize: 0,
    marginInline: -4,
    marginBlockEnd: -4,
    paddingInline: 4,
    paddingBlockEnd: 4,
    overflow: 'clip',
    // The distance to the head, which collapses as well. A padding would not.
    selectors: { '&::before': { content: '', blockSize: 0 } },
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

export const applicant = style(inPatterns({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const quiet = style(
  inPatterns({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
  }),
);

export const tags = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs, listStyle: 'none' }),
);

/** In columns if both have enough space. */
export const texts = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
    gap: `${vars.space.md} ${vars.space.xxl}`,
  }),
);

export const term = style(
  inPatterns({
    marginBlockEnd: vars.space.xxs,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
  }),
);

/** As the user typed it, with its line breaks, and aligned to the page whatever its language. */
export const longText = style(
  inPatterns({
    maxInlineSize: vars.width.measure,
    fontSize: vars.text.small,
    lineHeight: vars.leading.open,
    whiteSpace: 'pre-line',
  }),
);

export const buttons = style(inPatterns({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const decision = style(
  inPatterns({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }),
);

const runOut = keyframes({ to: { scale: '0 1' } });

/** How much time is left for the undo. */
export const timeLeft = style(
  inPatterns({
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: 2,
    background: vars.color.accent,
    animation: `${runOut} linear both`,
    selectors: { '&:dir(ltr)': { transformOrigin: 'left' }, '&:dir(rtl)': { transformOrigin: 'right' } },
    '@media': { [media.motionReduced]: { display: 'none' } },
  }),
);

export const failure = style(inPatterns({ marginBlockStart: vars.space.sm }));

/** At the bottom of the viewport, so that the list does not move and the undo is beside it wherever it is scrolled to. */
export const decidedRequests = style(
  inPatterns({
    position: 'sticky',
    insetBlockEnd: vars.space.md,
    zIndex: vars.layer.header,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gap: vars.space.sm,
    maxBlockSize: '40vh',
    padding: vars.space.md,
    background: vars.color.sunk,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
  }),
);

export const decidedList = style(
  inPatterns({ display: 'grid', gap: vars.space.xs, overflowY: 'auto', listStyle: 'none' }),
);
