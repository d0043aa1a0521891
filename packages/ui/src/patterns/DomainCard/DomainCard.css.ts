import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { mark } from '../../theme/mark.css.ts';
import { media } from '../../theme/media.ts';

export const root = style(
  inPatterns({
    padding: vars.space.sm,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    '@media': {
      [media.tight]: { paddingInline: vars.space.xs },
      [media.mobile]: {
        selectors: {
          '&:has(h2 a:focus-visible)': {
            outline: `${vars.border.ring} solid ${vars.color.accent}`,
            outlineOffset: '2px',
          },
        },
      },
    },
  }),
);

// The link covers this row only, so that the tiles below are clickable.
export const head = style(
  inPatterns({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    minBlockSize: 44,
    paddingInline: vars.space.xs,
    '@media': { [media.tight]: { gap: vars.space.xs, paddingInline: vars.space.xxs } },
  }),
);

export const square = style(
  inPatterns({
    flexShrink: 0,
    inlineSize: 10,
    blockSize: 10,
    // As wide as the icons below, so that all names begin at the same place.
    marginInline: 5,
    borderRadius: 3,
    background: mark,
    forcedColorAdjust: 'none',
  }),
);

export const title = style(
  inPatterns({
    flex: 1,
    minInlineSize: 0,
    fontSize: vars.text.titleSmall,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    hyphens: 'auto',
  }),
);

export const link = style(
  inPatterns({
    borderRadius: vars.radius.small,
    '@media': {
      [media.hover]: {
        selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.2em' } },
      },
      [media.mobile]: {
        outline: 'none',
        selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
      },
    },
  }),
);

export const toggle = style(
  inPatterns({
    position: 'relative',
    marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
    color: vars.color.inkSoft,
    selectors: {
      '&:has([aria-expanded="true"])': { rotate: '180deg' },
    },
    transition: `rotate ${vars.motion.medium} ${vars.motion.ease}`,
    '@media': { [media.desktop]: { display: 'none' } },
  }),
);

export const tiles = style(
  inPatterns({
    paddingBlockStart: vars.space.xs,
    '@media': {
      [media.mobile]: { selectors: { '&[data-expanded="false"]:not(:has(mark))': { display: 'none' } } },
    },
  }),
);

// Collapsed, the card of a search still shows the categories that match.
globalStyle(
  `${tiles}[data-expanded="false"] li:not(:has(mark))`,
  inPatterns({ '@media': { [media.mobile]: { display: 'none' } } }),
);
