import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents, inPatterns } from '../../theme/inLayer.ts';

export const frame = style(inComponents({ position: 'relative', display: 'grid', alignItems: 'center' }));

// In a later layer than the field's padding, so that the text ends before the buttons.
export const input = style(inPatterns({ paddingInlineEnd: 76, textOverflow: 'ellipsis' }));

export const buttons = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: vars.space.xxs,
    display: 'flex',
    color: vars.color.inkSoft,
  }),
);

export const button = style(
  inComponents({
    display: 'grid',
    placeItems: 'center',
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.control,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[data-disabled]': { cursor: 'not-allowed' },
    },
  }),
);

export const words = style(inComponents({ display: 'grid', flex: 1, minInlineSize: 0 }));

export const detail = style(inComponents({ fontSize: vars.text.caption, color: vars.color.inkSoft }));

export const selectedMark = style(inComponents({ display: 'flex', color: vars.color.accent }));

/** The height of all options, rendered or not, in pixels. */
export const totalSize = createVar();
/** The position of a rendered option, in pixels from the first. */
export const offset = createVar();

export const content = style(inComponents({ position: 'relative', blockSize: totalSize }));

export const placed = style(inComponents({ position: 'absolute', insetInline: 0, insetBlockStart: offset }));
