import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const row = style(
  inComponents({
    display: 'flex',
    // The track comes after its label in the document and next to its start on the screen.
    flexDirection: 'row-reverse',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    gap: vars.space.sm,
    maxInlineSize: vars.width.field,
    // Contains the hidden input of Base UI.
    position: 'relative',
    lineHeight: vars.leading.control,
  }),
);

/** The label is clickable, also beside its words. */
export const words = style(
  inComponents({
    display: 'grid',
    flex: 1,
    alignContent: 'start',
    gap: vars.space.xxs,
    minInlineSize: 0,
    minBlockSize: 44,
    paddingBlock: vars.space.sm,
    cursor: 'pointer',
    selectors: { '&:has(+ :disabled)': { color: vars.color.inkSoft, cursor: 'not-allowed' } },
    '@media': {
      [media.forcedColors]: { selectors: { '&:has(+ :disabled)': { color: 'GrayText' } } },
    },
  }),
);

export const track = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    flexShrink: 0,
    inlineSize: 44,
    blockSize: 24,
    // Centered on the first line at any text size.
    marginBlock: `calc(${vars.space.sm} + (1lh - 24px) / 2)`,
    padding: 3,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.edge}`,
    borderRadius: vars.radius.pill,
    transition: `background-color ${vars.motion.medium} ${vars.motion.ease}, border-color ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: {
      '&[data-checked]': { background: vars.color.accent, borderColor: vars.color.accent },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:enabled, :hover + &:enabled': { borderColor: vars.color.ink },
          '&[data-checked]:hover:enabled, :hover + &[data-checked]:enabled': {
            background: vars.color.accentHover,
            borderColor: vars.color.accentHover,
          },
        },
      },
      [media.forcedColors]: {
        borderColor: 'ButtonText',
        selectors: {
          '&[data-checked]': { background: 'Highlight', borderColor: 'Highlight' },
          '&:disabled': { borderColor: 'GrayText', opacity: 1 },
          '&[data-checked]:disabled': { background: 'GrayText', borderColor: 'GrayText' },
        },
      },
    },
  }),
);

export const thumb = style(
  inComponents({
    inlineSize: 16,
    blockSize: 16,
    borderRadius: vars.radius.pill,
    background: vars.color.edge,
    transition: `margin ${vars.motion.medium} ${vars.motion.ease}, background-color ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: {
      // A margin instead of a translation, since it mirrors automatically.
      '&[data-checked]': { marginInlineStart: 20, background: vars.color.onAccent },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'ButtonText',
        forcedColorAdjust: 'none',
        selectors: {
          '&[data-checked]': { background: 'HighlightText' },
          '&[data-disabled]': { background: 'GrayText' },
          '&[data-checked][data-disabled]': { background: 'Canvas' },
        },
      },
    },
  }),
);
