import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const gaps = {
  none: inComponents({ gap: vars.space.none }),
  xs: inComponents({ gap: vars.space.xs }),
  sm: inComponents({ gap: vars.space.sm }),
  md: inComponents({ gap: vars.space.md }),
  lg: inComponents({ gap: vars.space.lg }),
  xl: inComponents({ gap: vars.space.xl }),
  xxl: inComponents({ gap: vars.space.xxl }),
  xxxl: inComponents({ gap: vars.space.xxxl }),
};

/** Paper has margins of its own. */
const onPaper = { print: { paddingBlock: 0 } };

export const page = recipe({
  base: inComponents({
    inlineSize: '100%',
    maxInlineSize: vars.width.page,
    marginInline: 'auto',
    paddingInline: vars.space.xl,
    '@media': { [media.mobile]: { paddingInline: vars.space.lg } },
  }),
  variants: {
    paddingBlock: {
      none: {},
      end: inComponents({
        paddingBlockEnd: vars.space.huge,
        '@media': { [media.mobile]: { paddingBlockEnd: vars.space.xxxl }, ...onPaper },
      }),
      both: inComponents({
        paddingBlock: `${vars.space.xxxl} ${vars.space.huge}`,
        '@media': {
          [media.mobile]: { paddingBlock: `${vars.space.xxl} ${vars.space.xxxl}` },
          ...onPaper,
        },
      }),
    },
    narrow: { true: inComponents({ maxInlineSize: `calc(${vars.width.form} + 2 * ${vars.space.xl})` }) },
    fill: { true: inComponents({ minBlockSize: '100dvh' }) },
  },
});

export const stack = recipe({
  base: inComponents({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    align: {
      stretch: inComponents({ alignItems: 'stretch' }),
      start: inComponents({ alignItems: 'flex-start' }),
      center: inComponents({ alignItems: 'center' }),
    },
  },
});

export const inline = recipe({
  base: inComponents({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minInlineSize: 0 }),
  variants: {
    gap: gaps,
    justify: {
      start: inComponents({ justifyContent: 'flex-start' }),
      between: inComponents({ justifyContent: 'space-between' }),
      end: inComponents({ justifyContent: 'flex-end' }),
      center: inComponents({ justifyContent: 'center' }),
    },
  },
});

const columns = (count: number, least: string) =>
  inComponents({
    gridTemplateColumns: `repeat(auto-fill, minmax(max(min(${least}, 100%), (100% - ${count - 1} * ${vars.space.lg}) / ${count}), 1fr))`,
    '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  });

export const grid = recipe({
  base: inComponents({ display: 'grid', gap: vars.space.lg, alignItems: 'stretch' }),
  variants: {
    columns: { 2: columns(2, '300px'), 3: columns(3, '260px'), 4: columns(4, '200px') },
  },
});
