import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** The label around a checkbox or radio button and its text. The whole label is clickable. */
export const choice = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    minBlockSize: 44,
    cursor: 'pointer',
    lineHeight: vars.leading.control,
    selectors: {
      '&:has(:disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(:disabled)': { color: 'GrayText' } } },
    },
  }),
  variants: {
    framed: {
      true: inComponents({
        padding: vars.space.sm,
        border: `${vars.border.hairline} solid ${vars.color.edge}`,
        borderRadius: vars.radius.inner,
        background: vars.color.surface,
        transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
        selectors: {
          '&:has(:checked)': { borderColor: vars.color.accent, background: vars.color.accentSurface },
          '[aria-invalid="true"] &': {
            borderColor: vars.color.criticalText,
            boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.criticalText}`,
          },
          '&:has(:focus-visible)': {
            outline: `${vars.border.ring} solid ${vars.color.accent}`,
            outlineOffset: 2,
          },
          '&:has(:disabled)': { background: vars.color.sunk, borderColor: vars.color.line },
        },
        '@media': {
          [media.hover]: {
            selectors: { '&:hover:has(:enabled:not(:checked))': { borderColor: vars.color.ink } },
          },
          // Forced colors remove backgrounds and shadows.
          [media.forcedColors]: {
            selectors: {
              '&:has(:checked)': { borderColor: 'Highlight' },
              '[aria-invalid="true"] &': { borderWidth: vars.border.ring },
              '&:has(:disabled)': { borderColor: 'GrayText' },
            },
          },
        },
      }),
      false: inComponents({ paddingBlock: vars.space.sm }),
    },
  },
});

const tick = 'polygon(14% 46%, 4% 57%, 40% 91%, 97% 22%, 86% 12%, 39% 68%)';

/** The control. In forced colors it is the native control. */
export const box = recipe({
  base: inComponents({
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 20,
    blockSize: 20,
    // Centered on the first line at any text size.
    marginBlock: 'calc((1lh - 20px) / 2)',
    cursor: 'inherit',
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.edge}`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::before': { content: '', visibility: 'hidden' },
      '&:checked::before': { visibility: 'visible' },
      '&:checked': { borderColor: vars.color.accent },
      '&[aria-invalid="true"]': {
        borderColor: vars.color.criticalText,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.criticalText}`,
      },
      '&:disabled': { background: vars.color.sunk, borderColor: vars.color.edge, opacity: 0.5 },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          ':hover > &:enabled:not(:checked, [aria-invalid="true"])': { borderColor: vars.color.ink },
        },
      },
      [media.forcedColors]: {
        appearance: 'auto',
        selectors: { '&::before': { content: 'none' }, '&:disabled': { opacity: 1 } },
      },
    },
  }),
  variants: {
    kind: {
      checkbox: inComponents({
        borderRadius: vars.radius.small,
        selectors: {
          '&::before': {
            inlineSize: 12,
            blockSize: 12,
            clipPath: tick,
            background: vars.color.onAccent,
          },
          '&:checked': { background: vars.color.accent },
          '&:disabled::before': { background: vars.color.ink },
        },
        '@media': {
          // The native control has no style for this state.
          [media.forcedColors]: {
            selectors: {
              '&[aria-invalid="true"]:not(:focus-visible)': {
                outline: `${vars.border.hairline} dashed`,
                outlineOffset: 2,
              },
            },
          },
        },
      }),
      radio: inComponents({
        borderRadius: vars.radius.pill,
        selectors: {
          '&::before': {
            inlineSize: 10,
            blockSize: 10,
            borderRadius: vars.radius.pill,
            background: vars.color.accent,
          },
          '&:disabled::before': { background: vars.color.ink },
          // The frame shows the focus ring.
          '&:focus-visible': { outline: 'none' },
        },
      }),
    },
  },
});

export const words = style(inComponents({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 }));

export const hint = style(inComponents({ fontSize: vars.text.caption, color: vars.color.inkSoft }));
