import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.lg }),
);

export const list = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.sm,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

export const tab = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: 0,
    minBlockSize: 44,
    padding: vars.space.xs,
    borderRadius: vars.radius.inner,
    color: vars.color.inkSoft,
    fontSize: vars.text.control,
    fontWeight: vars.weight.label,
    lineHeight: vars.leading.control,
    textAlign: 'start',
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.accent },
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.xs,
        insetBlockEnd: -1,
        blockSize: vars.border.ring,
        background: vars.color.accent,
      },
      // Inside the tab: outside it would run into the neighbors and the panel.
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-selected="true"], [aria-disabled="true"])': { color: vars.color.ink },
        },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
          '&[aria-disabled="true"]': { opacity: 1, color: 'GrayText' },
        },
      },
    },
  }),
);

export const panel = style(inComponents({ minInlineSize: 0, borderRadius: vars.radius.small }));
