import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents, inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const frame = style(inComponents({ position: 'relative', display: 'grid', alignItems: 'center' }));

export const select = recipe({
  base: inPatterns({
    appearance: 'none',
    paddingInlineEnd: 40,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    selectors: {
      '&:disabled': { cursor: 'not-allowed' },
      // The placeholder, while nothing is selected.
      '&:has(> [hidden]:checked)': { color: vars.color.inkSoft },
    },
  }),
  variants: {
    shape: {
      field: {},
      pill: inPatterns({
        borderRadius: vars.radius.control,
        paddingInlineStart: vars.space.lg,
        fontSize: vars.text.small,
      }),
    },
  },
});

export const chevron = style(
  inComponents({
    position: 'absolute',
    insetInlineEnd: vars.space.sm,
    pointerEvents: 'none',
    color: vars.color.inkSoft,
    selectors: { ':disabled + &': { opacity: 0.5 } },
    '@media': {
      [media.forcedColors]: { selectors: { ':disabled + &': { color: 'GrayText', opacity: 1 } } },
    },
  }),
);
