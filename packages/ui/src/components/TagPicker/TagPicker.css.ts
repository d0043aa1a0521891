import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const box = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.xxs,
    minBlockSize: 44,
    padding: vars.space.xxs,
    background: vars.colour.surface,
    border: `${vars.border.hairline} solid ${vars.colour.edge}`,
    borderRadius: vars.radius.inner,
    cursor: 'text',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:focus-within': { borderColor: vars.colour.accent },
      '&:has(input:focus-visible)': { outline: `${vars.border.ring} solid ${vars.colour.accent}` },
      // Twice as thick, as a text field's: it is not the colour alone that tells.
      '&:has([aria-invalid="true"])': {
        borderColor: vars.colour.criticalText,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.colour.criticalText}`,
      },
      '&:has(input:disabled)': { background: vars.colour.sunk, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:focus-within, :has(input:disabled, [aria-invalid="true"]))': {
            borderColor: vars.colour.ink,
          },
        },
      },
      // There are no shadows then.
      [media.forcedColours]: {
        selectors: { '&:has([aria-invalid="true"])': { borderWidth: vars.border.ring } },
      },
    },
  }),
);

export const input = style(
  inComponents({
    flex: '1 1 5rem',
    minInlineSize: 0,
    minBlockSize: 34,
    padding: `0 ${vars.space.xs}`,
    border: 0,
    background: 'transparent',
    color: vars.colour.ink,
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    // The box around the tags and the input has the ring.
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.colour.inkSoft, opacity: 1, paddingBlock: vars.space.xxs },
      '&:disabled': { cursor: 'not-allowed' },
    },
  }),
);

export const tag = style(
  inComponents({
    display: 'inline-flex',
    alignItems: 'center',
    maxInlineSize: '100%',
    paddingInlineStart: vars.space.sm,
    borderRadius: vars.radius.pill,
    background: vars.colour.accentSurface,
    color: vars.colour.ink,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    cursor: 'default',
    selectors: {
      '&:focus': { outline: `${vars.border.ring} solid ${vars.colour.accent}`, outlineOffset: '1px' },
    },
    '@media': { [media.forcedColours]: { border: `${vars.border.hairline} solid CanvasText` } },
  }),
);

export const tagName = style(inComponents({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const remove = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.pill,
    color: vars.colour.accent,
    selectors: { '&:disabled, &[data-disabled]': { visibility: 'hidden', inlineSize: 12 } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.colour.surface } } },
    },
  }),
);
