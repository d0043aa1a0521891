import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const arrive = keyframes({ from: { opacity: 0, translate: '0 0.12em' } });

export const root = style(
  inPatterns({
    display: 'grid',
    gap: vars.space.xs,
    paddingBlock: `${vars.space.xxxl} ${vars.space.xxl}`,
    '@media': { [media.mobile]: { paddingBlock: vars.space.lg } },
  }),
);

export const line = style(
  inPatterns({ display: 'flex', alignItems: 'center', gap: vars.space.sm, minInlineSize: 0 }),
);

/** All messages share a grid cell. The hidden ones reserve the height of the longest. */
export const pile = style(inPatterns({ display: 'grid' }));

/**
 * On mobile, where some messages fit on one line and others do not, all break in the middle, so that none leaves a line
 * empty.
 */
export const secondLine = style(
  inPatterns({ '@media': { [media.mobile]: { display: 'block', ':empty': { display: 'none' } } } }),
);

export const current = style(
  inPatterns({
    gridArea: '1 / 1',
    alignSelf: 'end',
    '@media': {
      [`not ${media.motionReduced}`]: { animation: `${arrive} ${vars.motion.slow} ${vars.motion.ease}` },
    },
  }),
);

export const reserve = style(
  inPatterns({
    gridArea: '1 / 1',
    visibility: 'hidden',
    userSelect: 'none',
    selectors: { '&::before': { content: 'attr(data-text)' } },
    '@media': { [media.mobile]: { whiteSpace: 'pre-line' } },
  }),
);

export const pause = style(inPatterns({ color: vars.color.inkSoft }));
