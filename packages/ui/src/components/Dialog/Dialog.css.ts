import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

const leaving = '&[data-starting-style], &[data-ending-style]';

export const backdrop = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    background: vars.colour.backdrop,
    transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: { [leaving]: { opacity: 0 } },
  }),
);

export const viewport = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    display: 'grid',
    placeItems: 'center',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.md,
  }),
);

export const popup = style(
  inComponents({
    position: 'relative',
    inlineSize: '100%',
    maxInlineSize: vars.width.dialog,
    padding: vars.space.xxl,
    background: vars.colour.surface,
    border: `${vars.border.hairline} solid ${vars.colour.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    transition: `opacity ${vars.motion.medium} ${vars.motion.ease}, translate ${vars.motion.medium} ${vars.motion.ease}`,
    outline: 'none',
    selectors: { [leaving]: { opacity: 0, translate: '0 8px' } },
    '@media': { [media.mobile]: { padding: `${vars.space.xl} ${vars.space.lg}` } },
  }),
);

export const head = style(inComponents({ marginBlockEnd: vars.space.lg, paddingInlineEnd: vars.space.xxl }));

export const close = style(
  inComponents({ position: 'absolute', insetBlockStart: vars.space.sm, insetInlineEnd: vars.space.sm }),
);

export const panel = recipe({
  base: inComponents({
    position: 'fixed',
    insetBlock: 0,
    zIndex: vars.layer.dialog,
    inlineSize: 320,
    maxInlineSize: '88vw',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: vars.space.lg,
    background: vars.colour.surface,
    boxShadow: vars.shadow.floating,
    transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
    outline: 'none',
  }),
  variants: {
    side: {
      start: inComponents({
        insetInlineStart: 0,
        borderInlineEnd: `${vars.border.hairline} solid ${vars.colour.line}`,
        selectors: {
          [leaving]: { translate: '-100% 0' },
          '&[data-starting-style]:dir(rtl), &[data-ending-style]:dir(rtl)': { translate: '100% 0' },
        },
      }),
      end: inComponents({
        insetInlineEnd: 0,
        borderInlineStart: `${vars.border.hairline} solid ${vars.colour.line}`,
        selectors: {
          [leaving]: { translate: '100% 0' },
          '&[data-starting-style]:dir(rtl), &[data-ending-style]:dir(rtl)': { translate: '-100% 0' },
        },
      }),
    },
  },
});
