import { limits } from '@lyceum/rules';
import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';

export const box = style(
  inPatterns({
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
    selectors: {
      '&:focus-within': { borderColor: vars.colour.accent },
      '&:has(input:focus-visible)': { outline: `${vars.border.ring} solid ${vars.colour.accent}` },
      '&:has([aria-invalid="true"])': { borderColor: vars.colour.criticalText },
    },
  }),
);

export const input = style(
  inPatterns({
    flex: '1 1 8rem',
    minInlineSize: 0,
    minBlockSize: 34,
    padding: `0 ${vars.space.xs}`,
    border: 0,
    background: 'transparent',
    color: vars.colour.ink,
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    outline: 'none',
    selectors: { '&::placeholder': { color: vars.colour.inkSoft, opacity: 1 } },
  }),
);

export const tag = style(
  inPatterns({
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
  }),
);

export const tagName = style(inPatterns({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const remove = style(
  inPatterns({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: 32,
    blockSize: 32,
    borderRadius: vars.radius.pill,
    color: vars.colour.accent,
  }),
);

export const positioner = style(inPatterns({ zIndex: vars.layer.menu, outline: 'none' }));

export const popup = style(
  inPatterns({
    inlineSize: 'var(--anchor-width)',
    maxBlockSize: `min(${limits.expertiseDropdownMaxHeightPx}px, var(--available-height))`,
    overflowY: 'auto',
    padding: vars.space.xs,
    background: vars.colour.surface,
    border: `${vars.border.hairline} solid ${vars.colour.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
  }),
);

export const status = style(
  inPatterns({
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.colour.inkSoft,
    selectors: { '&:not(:empty)': { padding: `${vars.space.xs} ${vars.space.sm}` } },
  }),
);

export const option = style(
  inPatterns({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 40,
    padding: `${vars.space.xs} ${vars.space.sm}`,
    borderRadius: vars.radius.inner,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    cursor: 'pointer',
    userSelect: 'none',
    selectors: {
      '&[data-highlighted]': {
        background: vars.colour.sunk,
        outline: `${vars.border.ring} solid ${vars.colour.accent}`,
        outlineOffset: '-2px',
      },
    },
  }),
);
