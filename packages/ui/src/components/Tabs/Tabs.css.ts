import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inComponents({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md }),
);

export const list = style(
  inComponents({
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.xs,
    // The labels and the line below them align with the panel.
    marginInlineStart: `calc(-1 * ${vars.space.xs})`,
    selectors: {
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlockEnd: 0,
        insetInline: `${vars.space.xs} 0`,
        borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
      },
    },
  }),
);

export const tab = style(
  inComponents({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    minInlineSize: 0,
    minBlockSize: 44,
    padding: vars.space.xs,
    borderRadius: vars.radius.inner,
    color: vars.color.inkSoft,
    fontSize: vars.text.control,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
    textAlign: 'start',
    cursor: 'pointer',
    transition: `color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&[aria-selected="true"]': { color: vars.color.accent },
      '&[aria-selected="true"]::after': {
        content: '""',
        position: 'absolute',
        insetInline: vars.space.xs,
        insetBlockEnd: 0,
        blockSize: vars.border.ring,
        background: vars.color.accent,
      },
      // Inside the tab: outside it would overlap the other tabs and the panel.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '@media': {
      [media.hover]: {
        selectors: { '&:hover:not([aria-selected="true"])': { color: vars.color.ink } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[aria-selected="true"]::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
);

export const mark = recipe({
  base: inComponents({ display: 'grid', placeItems: 'center', blockSize: '1lh', flexShrink: 0 }),
  variants: {
    tone: {
      positive: inComponents({ color: vars.color.positiveText }),
      critical: inComponents({ color: vars.color.criticalText }),
    },
  },
});

export const panel = style(
  inComponents({
    minInlineSize: 0,
    // Two panels are never shown at the same time, not even for a frame.
    selectors: { '&[inert]': { display: 'none' } },
  }),
);
