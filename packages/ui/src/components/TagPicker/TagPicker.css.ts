import { globalStyle, style } from '@vanilla-extract/css';
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
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.edge}`,
    borderRadius: vars.radius.inner,
    cursor: 'text',
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&:focus-within': { borderColor: vars.color.accent },
      '&:has(input:focus-visible)': { outline: `${vars.border.ring} solid ${vars.color.accent}` },
      // Twice as thick, as in a text field, so that the error is not conveyed by color alone.
      '&:has([aria-invalid="true"])': {
        borderColor: vars.color.criticalText,
        boxShadow: `inset 0 0 0 ${vars.border.hairline} ${vars.color.criticalText}`,
      },
      '&:has(input:disabled)': { background: vars.color.sunk, cursor: 'not-allowed' },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not(:focus-within, :has(input:disabled, [aria-invalid="true"]))': {
            borderColor: vars.color.ink,
          },
        },
      },
      // Forced colors remove shadows.
      [media.forcedColors]: {
        selectors: { '&:has([aria-invalid="true"])': { borderWidth: vars.border.ring } },
      },
    },
  }),
);

// The library hides the input of the form by a `style` attribute, which the Content-Security-Policy of a page blocks in its
// HTML.
globalStyle(
  `${box} ~ input[aria-hidden]`,
  inComponents({
    position: 'fixed',
    inset: '0 auto auto 0',
    inlineSize: 1,
    blockSize: 1,
    margin: 0,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
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
    color: vars.color.ink,
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    // The box around tags and input shows the focus ring.
    outline: 'none',
    selectors: {
      '&::placeholder': { color: vars.color.inkSoft, opacity: 1, paddingBlock: vars.space.xxs },
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
    borderRadius: vars.radius.control,
    background: vars.color.accentSurface,
    color: vars.color.ink,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    cursor: 'default',
    selectors: {
      '&:focus': { outline: `${vars.border.ring} solid ${vars.color.accent}`, outlineOffset: '1px' },
    },
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid CanvasText` } },
  }),
);

export const tagName = style(inComponents({ minInlineSize: 0 }));

export const remove = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.control,
    color: vars.color.accent,
    selectors: { '&:disabled, &[data-disabled]': { visibility: 'hidden', inlineSize: 12 } },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { background: vars.color.surface } } },
    },
  }),
);
