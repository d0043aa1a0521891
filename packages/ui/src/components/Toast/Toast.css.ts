import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** The newest is on top, so that those already there stay where they are. */
export const region = style(
  inComponents({
    position: 'fixed',
    insetBlockEnd: vars.space.xl,
    insetInlineEnd: vars.space.xl,
    zIndex: vars.layer.toast,
    display: 'grid',
    gap: vars.space.sm,
    inlineSize: vars.width.toast,
    outline: 'none',
    '@media': {
      [media.mobile]: { insetBlockEnd: vars.space.md, insetInline: vars.space.md, inlineSize: 'auto' },
    },
  }),
);

export const toast = style(
  inComponents({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.sm,
    padding: vars.space.xs,
    paddingInlineStart: vars.space.md,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    boxShadow: vars.shadow.floating,
    fontSize: vars.text.small,
    lineHeight: vars.leading.control,
    // Where a finger has drawn it, in pixels of the screen.
    transform: 'translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y))',
    transition: `opacity ${vars.motion.medium} ${vars.motion.ease}, translate ${vars.motion.medium} ${vars.motion.ease}, transform ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: {
      '&[data-starting-style]': { opacity: 0, translate: '0 8px' },
      '&[data-ending-style]': { opacity: 0 },
      '&[data-limited]': { display: 'none' },
    },
  }),
);

export const glyph = recipe({
  // As high as the × beside it: on one line the two and the words are level.
  base: inComponents({ display: 'flex', alignItems: 'center', minBlockSize: 32 }),
  variants: {
    tone: {
      info: inComponents({ color: vars.color.infoText }),
      positive: inComponents({ color: vars.color.positiveText }),
    },
  },
});

export const words = style(
  inComponents({
    flex: 1,
    alignSelf: 'center',
    minInlineSize: 0,
    paddingBlock: vars.space.xxs,
    overflowWrap: 'anywhere',
  }),
);
