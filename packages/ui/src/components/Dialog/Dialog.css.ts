import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { inComponents } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';

/** The inline padding of the sheet. */
const padding = createVar();
const leaving = '&[data-starting-style], &[data-ending-style]';

export const backdrop = style(
  inComponents({
    position: 'fixed',
    inset: 0,
    zIndex: vars.layer.dialog,
    background: vars.color.backdrop,
    transition: `opacity ${vars.motion.medium} ${vars.motion.ease}`,
    selectors: { [leaving]: { opacity: 0 } },
  }),
);

/** The whole sheet scrolls, so that the arrow keys work wherever the focus is. */
const sheet = style(
  inComponents({
    position: 'fixed',
    zIndex: vars.layer.dialog,
    display: 'flex',
    flexDirection: 'column',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // Keeps focused elements clear of the sticky head and actions, and the label of a focused field below the head.
    scrollPaddingBlock: 'calc(48px + 3.6rem) 80px',
    background: vars.color.surface,
    boxShadow: vars.shadow.floating,
    outline: 'none',
  }),
);

// The backdrop is a sibling, so that a drag between it and the popup is a click on neither.
export const popup = recipe({
  base: [
    sheet,
    inComponents({
      inset: 0,
      margin: 'auto',
      inlineSize: `calc(100% - 2 * ${vars.space.md})`,
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvh - 2 * ${vars.space.md})`,
      border: `${vars.border.hairline} solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      transition: `opacity ${vars.motion.medium} ${vars.motion.ease}, translate ${vars.motion.medium} ${vars.motion.ease}`,
      vars: { [padding]: vars.space.xl },
      selectors: { [leaving]: { opacity: 0, translate: '0 8px' } },
      '@media': { [media.mobile]: { vars: { [padding]: vars.space.lg } } },
    }),
  ],
  variants: {
    size: {
      medium: inComponents({ maxInlineSize: vars.width.dialog }),
      large: inComponents({ maxInlineSize: vars.width.measure }),
      page: inComponents({ maxInlineSize: vars.width.page }),
    },
  },
});

export const panel = recipe({
  base: [
    sheet,
    inComponents({
      insetBlock: 0,
      inlineSize: vars.width.drawer,
      maxInlineSize: '88vw',
      transition: `translate ${vars.motion.slow} ${vars.motion.ease}`,
      vars: { [padding]: vars.space.lg },
    }),
  ],
  variants: {
    side: {
      start: inComponents({
        insetInlineStart: 0,
        borderInlineEnd: `${vars.border.hairline} solid ${vars.color.line}`,
        selectors: {
          [leaving]: { translate: '-100% 0' },
          '&[data-starting-style]:dir(rtl), &[data-ending-style]:dir(rtl)': { translate: '100% 0' },
        },
      }),
      end: inComponents({
        insetInlineEnd: 0,
        borderInlineStart: `${vars.border.hairline} solid ${vars.color.line}`,
        selectors: {
          [leaving]: { translate: '100% 0' },
          '&[data-starting-style]:dir(rtl), &[data-ending-style]:dir(rtl)': { translate: '-100% 0' },
        },
      }),
    },
  },
});

const fade = {
  content: '""',
  position: 'absolute',
  insetInline: 0,
  blockSize: vars.space.sm,
  pointerEvents: 'none',
} as const;

/** Content fades out under it while scrolling. */
export const head = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.layer.raised,
    padding: `${vars.space.lg} ${padding} ${vars.space.xxs}`,
    paddingInlineEnd: vars.space.huge,
    background: vars.color.surface,
    selectors: {
      '&::after': {
        ...fade,
        insetBlockStart: '100%',
        background: `linear-gradient(${vars.color.surface}, transparent)`,
      },
    },
    '@media': {
      [media.low]: { position: 'static', selectors: { '&::after': { content: 'none' } } },
      [media.forcedColors]: { selectors: { '&::after': { content: 'none' } } },
    },
  }),
);

export const body = style(inComponents({ padding: `${vars.space.sm} ${padding} ${padding}` }));

export const description = style(inComponents({ marginBlockEnd: vars.space.lg }));

export const foot = style(
  inComponents({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.raised,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space.sm,
    padding: `${vars.space.xxs} ${padding} ${padding}`,
    background: vars.color.surface,
    selectors: {
      '&::before': {
        ...fade,
        insetBlockEnd: '100%',
        background: `linear-gradient(transparent, ${vars.color.surface})`,
      },
    },
    '@media': {
      [media.low]: { position: 'static', selectors: { '&::before': { content: 'none' } } },
      [media.forcedColors]: { selectors: { '&::before': { content: 'none' } } },
    },
  }),
);

globalStyle(`${foot} > *`, inComponents({ '@media': { [media.mobile]: { flex: '1 1 auto' } } }));

/** Has no height, so that the head starts at the top. Sticky while the content scrolls. */
export const close = style(
  inComponents({
    position: 'sticky',
    insetBlockStart: 0,
    order: -1,
    zIndex: `calc(${vars.layer.raised} + 1)`,
    alignSelf: 'flex-end',
    blockSize: 0,
    marginInlineEnd: vars.space.xs,
  }),
);

globalStyle(`${close} > *`, inComponents({ marginBlockStart: vars.space.xs }));
