import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const positioner = style(inComponents({ zIndex: vars.layer.menu, outline: 'none' }));

export const popup = style(
  inComponents({
    minInlineSize: 240,
    maxInlineSize: 'min(320px, calc(100vw - 24px))',
    maxBlockSize: 'var(--available-height)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.xs,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    outline: 'none',
    transition: `opacity ${vars.motion.fast} ${vars.motion.ease}, translate ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0, translate: '0 -4px' } },
  }),
);

export const header = style(
  inComponents({
    padding: `${vars.space.xs} ${vars.space.sm} ${vars.space.sm}`,
    marginBlockEnd: vars.space.xs,
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

export const item = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 40,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    borderRadius: vars.radius.inner,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    cursor: 'pointer',
    userSelect: 'none',
    outlineOffset: '-2px',
    selectors: {
      '&[data-highlighted]': { background: vars.color.sunk },
      // Not `opacity`, which would also fade the focus ring.
      '&[data-disabled]': {
        color: `color-mix(in srgb, ${vars.color.ink} 50%, transparent)`,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-highlighted]:not([data-disabled])': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  }),
  variants: {
    tone: { plain: {}, critical: inComponents({ color: vars.color.criticalText }) },
  },
});

export const separator = style(
  inComponents({
    marginBlock: vars.space.xs,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

export const choiceLabel = style(
  inComponents({
    padding: `${vars.space.xs} ${vars.space.sm}`,
    color: vars.color.inkSoft,
    fontSize: vars.text.caption,
    lineHeight: vars.leading.control,
  }),
);

export const selectedMark = style(inComponents({ marginInlineStart: 'auto', color: vars.color.accent }));
