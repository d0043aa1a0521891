import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

// In rem: where the text is larger, fewer words fit.
const narrow = '(16rem <= inline-size < 34rem)';
const tiny = '(inline-size < 16rem)';

export const root = style(inComponents({ inlineSize: '100%', containerType: 'inline-size' }));

export const list = style(
  inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    '@container': {
      [narrow]: { gap: vars.space.xxs },
      [tiny]: { flexDirection: 'column', alignItems: 'stretch' },
    },
  }),
);

/** Without words there is nothing to give away: only the step one is at shrinks. */
const whole = { flexShrink: 0, selectors: { '&:not(:last-child)': { flexShrink: 0 } } };

export const step = recipe({
  base: inComponents({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minInlineSize: '1.75rem',
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    selectors: {
      // The way to the next step. A border, because forced colors take backgrounds away.
      '&:not(:last-child)': { flex: '1 1 auto' },
      '&:not(:last-child)::after': {
        content: '""',
        flex: `1 0 ${vars.space.xs}`,
        borderBlockStart: `${vars.border.hairline} solid ${vars.color.edge}`,
      },
    },
    '@container': {
      [narrow]: { gap: vars.space.xxs },
      [tiny]: { selectors: { '&:not(:last-child)::after': { display: 'none' } } },
    },
  }),
  variants: {
    state: {
      done: inComponents({
        color: vars.color.ink,
        '@container': { [narrow]: whole },
        selectors: {
          '&:not(:last-child)::after': {
            borderBlockStart: `${vars.border.ring} solid ${vars.color.accent}`,
          },
        },
      }),
      current: inComponents({ color: vars.color.accent, fontWeight: vars.weight.strong }),
      toCome: inComponents({ color: vars.color.inkSoft, '@container': { [narrow]: whole } }),
    },
  },
});

export const marker = recipe({
  base: inComponents({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    border: `${vars.border.hairline} solid ${vars.color.edge}`,
    borderRadius: vars.radius.pill,
    fontSize: vars.text.caption,
    lineHeight: '1',
  }),
  variants: {
    state: {
      done: inComponents({
        background: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
        '@media': {
          [media.forcedColors]: {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      }),
      current: inComponents({ border: `${vars.border.ring} solid ${vars.color.accent}` }),
      toCome: {},
    },
  },
});

export const name = recipe({
  base: inComponents({ minInlineSize: 0, hyphens: 'auto' }),
  variants: {
    // In a narrow place the step one is at keeps its words and the others are heard only; in a tiny one the
    // steps stand one below the other.
    brief: {
      true: inComponents({
        '@container': {
          [narrow]: {
            position: 'absolute',
            inlineSize: 1,
            blockSize: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
            whiteSpace: 'nowrap',
          },
        },
      }),
    },
  },
});
