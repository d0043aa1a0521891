import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inComponents, inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

export const root = style(inComponents({ inlineSize: '100%', containerType: 'inline-size' }));

export const row = style(
  inComponents({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.sm,
  }),
);

/** The button recipe sets the look; this style adds the disabled state at the ends. */
export const pageButton = style(
  inPatterns({
    selectors: {
      '&[aria-disabled="true"]': {
        background: 'transparent',
        borderColor: vars.color.line,
        color: vars.color.inkSoft,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
      },
    },
  }),
);

export const position = style(
  inComponents({
    paddingInline: vars.space.xs,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    color: vars.color.inkSoft,
    textAlign: 'center',
    // Above the two buttons, which are side by side then.
    '@container': { '(inline-size < 22rem)': { flex: '0 0 100%', order: -1 } },
  }),
);
