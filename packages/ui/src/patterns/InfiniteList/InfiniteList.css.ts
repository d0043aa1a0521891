import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const oneOnMobile = { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm } };

export const list = recipe({
  base: inPatterns({ display: 'grid', gap: vars.space.lg }),
  variants: {
    look: {
      /** The domains of the landing page: 4 columns on desktop, 1 on mobile [2.12]. */
      domains: inPatterns({
        gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
        '@media': { [media.tight]: { gap: vars.space.sm }, ...oneOnMobile },
      }),
      tiles: inPatterns({
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
        gap: vars.space.sm,
      }),
      cards: inPatterns({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))' }),
      rows: inPatterns({ gap: vars.space.sm }),
      /** Items with headings of their own. */
      sections: inPatterns({ gap: vars.space.xxxl }),
    },
  },
});

globalStyle(
  `${list.classNames.base} > li:focus-visible`,
  inPatterns({
    outline: `${vars.border.ring} solid ${vars.color.accent}`,
    outlineOffset: '2px',
    borderRadius: vars.radius.card,
  }),
);

export const collapsing = style(inPatterns({ overflow: 'clip' }));

/** Present while more pages can load, so that nothing below moves when the spinner appears. */
export const end = style(
  inPatterns({
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 84,
    paddingBlock: vars.space.lg,
  }),
);

export const skip = style(
  inPatterns({
    display: 'inline-block',
    marginBlockEnd: vars.space.sm,
    color: vars.color.accent,
    fontSize: vars.text.small,
    selectors: {
      '&:not(:focus)': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
);
