import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';
import { unavailable, whenHovered } from '../Button/pressable.ts';

const base = style(
  inComponents({
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    borderRadius: vars.radius.control,
    border: `${vars.border.hairline} solid transparent`,
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}, border-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: { '&:disabled': unavailable },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&:disabled': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
      },
    },
  }),
);

globalStyle(`${base}[aria-pressed="true"]`, inComponents({ color: vars.color.accent }));

globalStyle(`${base}[aria-pressed="true"] svg`, inComponents({ fill: 'currentcolor' }));

export const iconButton = recipe({
  base,
  variants: {
    tone: {
      quiet: inComponents({ color: 'inherit', ...whenHovered({ background: vars.color.sunk }) }),
      outlined: inComponents({
        background: vars.color.surface,
        color: vars.color.ink,
        borderColor: vars.color.edge,
        ...whenHovered({ background: vars.color.sunk, borderColor: vars.color.ink }),
      }),
    },
    size: {
      small: inComponents({ inlineSize: 32, blockSize: 32 }),
      medium: inComponents({ inlineSize: 44, blockSize: 44 }),
    },
  },
});
