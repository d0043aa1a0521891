import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media as mediaQuery } from '../../theme/media.ts';

/** The link of the card, stretched over it. */
export const link = style(
  inPatterns({
    outline: 'none',
    selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  }),
);

/** A surface that is one link: its border reacts to the pointer, and it has the focus ring of the link. */
export const linkedSurface = style(
  inPatterns({
    position: 'relative',
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    transition: `border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      [`&:has(${link}:focus-visible)`]: {
        outline: `${vars.border.ring} solid ${vars.color.accent}`,
        outlineOffset: '2px',
      },
    },
    '@media': { [mediaQuery.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge } } } },
  }),
);

export const root = style([
  linkedSurface,
  inPatterns({ display: 'flex', flexDirection: 'column', blockSize: '100%', overflow: 'clip' }),
]);

export const media = style(inPatterns({ position: 'relative' }));

/** On the lower edge of the image, between image and name. */
export const note = style(
  inPatterns({
    position: 'absolute',
    insetBlockEnd: vars.space.xs,
    insetInlineStart: vars.space.xs,
    maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
    padding: `${vars.space.xxs} 10px`,
    background: vars.color.surface,
    color: vars.color.ink,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
  }),
);

export const body = style(
  inPatterns({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    gap: vars.space.xs,
    padding: vars.space.md,
  }),
);

export const title = style(
  inPatterns({
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    hyphens: 'auto',
  }),
);

export const by = style(inPatterns({ fontSize: vars.text.small, color: vars.color.inkSoft }));

export const facts = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${vars.space.xxs} ${vars.space.md}`,
    fontSize: vars.text.caption,
    color: vars.color.inkSoft,
  }),
);

export const foot = style(
  inPatterns({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${vars.space.xxs} ${vars.space.sm}`,
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.sm,
    borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  }),
);

/** Aligned to the end of the card, whatever the length of the name. */
export const last = style(inPatterns({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xs }));

export const corner = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: vars.space.sm,
    insetInlineStart: vars.space.sm,
    display: 'flex',
    borderRadius: vars.radius.pill,
    boxShadow: `0 0 0 ${vars.border.ring} ${vars.color.surface}`,
  }),
);

/** The action over the image, besides opening the course. */
export const act = style(
  inPatterns({
    position: 'absolute',
    insetBlockStart: vars.space.xs,
    insetInlineEnd: vars.space.xs,
    borderRadius: vars.radius.control,
    // Keeps the focus ring visible on any image.
    selectors: {
      '&:has(:focus-visible)': { boxShadow: `0 0 0 calc(${vars.border.ring} * 3) ${vars.color.surface}` },
    },
  }),
);

export const list = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    gap: vars.space.lg,
  }),
);
