import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** The completed part as a percentage. */
export const completedShare = createVar();

export const root = style(inComponents({ display: 'grid', gap: vars.space.xxs }));

export const words = style(
  inComponents({ fontSize: vars.text.caption, lineHeight: vars.leading.control, color: vars.color.inkSoft }),
);

export const track = style(
  inComponents({
    blockSize: 8,
    overflow: 'clip',
    borderRadius: vars.radius.pill,
    background: vars.color.sunk,
    boxShadow: `inset 0 0 0 1px ${vars.color.edge}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

// The inline size grows from the start of the line: from the right in Arabic.
export const bar = style(
  inComponents({
    inlineSize: completedShare,
    blockSize: '100%',
    borderRadius: vars.radius.pill,
    background: vars.color.accent,
    transition: `inline-size ${vars.motion.slow} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);
