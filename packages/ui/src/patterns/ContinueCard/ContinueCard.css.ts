import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { linkedSurface } from '../CourseCard/CourseCard.css.ts';

/** From this width of the card on, the image is beside the words. It grows with the font size. */
const beside = '(inline-size >= 38rem)';

export const frame = style(inPatterns({ containerType: 'inline-size' }));

export const root = style([
  linkedSurface,
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Otherwise the image, which has an aspect ratio, is not stretched.
    alignItems: 'stretch',
    overflow: 'clip',
    '@container': { [beside]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
  }),
]);

/** As high as 16 : 9 or as the words. The image covers it. */
export const imageBox = style(
  inPatterns({
    position: 'relative',
    // Otherwise the width follows from the height.
    inlineSize: '100%',
    aspectRatio: '16 / 9',
    background: vars.color.sunk,
  }),
);

globalStyle(`${imageBox} img`, inPatterns({ position: 'absolute', inset: 0, blockSize: '100%' }));

export const body = style(
  inPatterns({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space.lg,
    minInlineSize: 0,
    padding: vars.space.lg,
    '@container': { [beside]: { paddingBlock: vars.space.xl, paddingInline: vars.space.xxl } },
  }),
);

export const words = style(inPatterns({ display: 'grid', gap: vars.space.xxs }));

export const eyebrow = style(
  inPatterns({
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.control,
    color: vars.color.accent,
  }),
);

export const title = style(
  inPatterns({
    fontSize: vars.text.titleMedium,
    fontWeight: vars.weight.medium,
    lineHeight: vars.leading.title,
    letterSpacing: vars.tracking.tight,
  }),
);

/** Over the stretched link of the card. */
export const action = style(
  inPatterns({
    position: 'relative',
    display: 'grid',
    justifyItems: 'stretch',
    '@container': { [beside]: { justifyItems: 'start' } },
  }),
);
