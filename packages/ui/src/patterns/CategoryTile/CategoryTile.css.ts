import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { mark } from '../../theme/mark.css.ts';
import { media } from '../../theme/media.ts';

export const tile = recipe({
  base: inPatterns({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.sm,
    '@media': { [media.tight]: { gap: vars.space.xs } },
    borderRadius: vars.radius.inner,
    fontSize: vars.text.control,
    fontWeight: vars.weight.body,
    lineHeight: vars.leading.control,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
  }),
  variants: {
    look: {
      row: inPatterns({
        minBlockSize: 40,
        padding: vars.space.xs,
        '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.sunk } } } },
      }),
      card: inPatterns({
        blockSize: '100%',
        minBlockSize: 64,
        padding: `${vars.space.sm} ${vars.space.md}`,
        background: vars.color.surface,
        border: `${vars.border.hairline} solid ${vars.color.line}`,
        borderRadius: vars.radius.card,
        fontWeight: vars.weight.label,
        '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge } } } },
      }),
    },
    leadsOn: {
      true: inPatterns({ color: vars.color.accent, fontWeight: vars.weight.strong }),
    },
  },
});

export const sign = style(inPatterns({ display: 'flex', color: mark }));

export const words = style(inPatterns({ minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' }));

export const note = style(
  inPatterns({
    display: 'block',
    fontSize: vars.text.caption,
    fontWeight: vars.weight.body,
    color: vars.color.inkSoft,
  }),
);
