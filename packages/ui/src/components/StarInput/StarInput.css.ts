import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const group = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs }),
);

export const line = style(
  inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.sm }),
);

/** The stars start at the line of the label; their hit areas before it. */
export const stars = style(inComponents({ display: 'flex', marginInlineStart: -6 }));

/** A star, as large as a finger. It is filled up to the chosen one, or to the one under the pointer. */
export const star = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    blockSize: 44,
    borderRadius: vars.radius.inner,
    color: vars.color.rating,
    fill: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-filled]': { fill: 'currentColor' },
      '&:has(:focus-visible)': {
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        outlineOffset: -2,
      },
      '&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:has(~ &:hover :enabled), &:hover:has(:enabled)': { fill: 'currentColor' },
          '&:hover:has(:enabled) ~ &': { fill: 'none' },
        },
      },
      [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
    },
  }),
);

/** The radio button covers its star. */
export const radio = style(
  inComponents({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);

export const choiceLabel = style(
  inComponents({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
  }),
);
