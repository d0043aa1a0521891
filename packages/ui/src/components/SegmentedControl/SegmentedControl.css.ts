import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** A row of a few options in one frame, one of them selected. */
export const segmentedControl = style(
  inComponents({
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 2,
    padding: 2,
    border: `${vars.border.hairline} solid ${vars.color.edge}`,
    // Half of the height of one row, so that options in several rows stay inside the corners.
    borderRadius: `min(21px, ${vars.radius.control})`,
    background: vars.color.surface,
  }),
);

export const segment = style(
  inComponents({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minInlineSize: 36,
    minBlockSize: 36,
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.control,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
    cursor: 'pointer',
    selectors: {
      '&[aria-current], &:has(:checked)': { background: vars.color.accent, color: vars.color.onAccent },
      '&:has(:focus-visible)': {
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        outlineOffset: '2px',
      },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-current], :has(:checked))': { background: vars.color.sunk } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-current], &:has(:checked)': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
);
