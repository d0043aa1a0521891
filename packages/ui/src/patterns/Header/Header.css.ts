import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { inPatterns } from '../../theme/inLayer.ts';
import { media } from '../../theme/media.ts';
import { list } from '../InfiniteList/InfiniteList.css.ts';

export const slogan = style(
  inPatterns({
    padding: `${vars.space.xxs} ${vars.space.lg}`,
    background: vars.color.band,
    color: vars.color.onBand,
    fontSize: vars.text.caption,
    fontWeight: vars.weight.medium,
    textAlign: 'center',
  }),
);

// Below this width the links leave no space for the search box. In rem, since larger text takes more space.
const tight = '(inline-size < 69rem)';

// Below this width the links and the account button leave no space for each other either, in the longest language.
const tighter = '(44rem <= inline-size < 60rem)';

// The widths between them, and large text, where the search has a row of its own.
const tightSearch = '(60rem <= inline-size < 69rem) or (inline-size < 44rem)';

// On a phone with enlarged text the account button leaves no space for the logo.
const enlarged = '(inline-size < 18rem)';

const onLongPages = `:root:has(.${list.classNames.base})`;
// Only the first row stays. A search in a row of its own fades out while the page scrolls, so the bar needs
// scroll-driven animations; in other browsers the header stays at the top of the page.
const canSlim = '(animation-timeline: scroll())';
const whileScrolling = {
  animationDuration: '1ms',
  animationFillMode: 'both',
  animationTimingFunction: 'linear',
  animationTimeline: 'scroll(root)',
  animationRange: '32px 88px',
} as const;
const lineOut = keyframes({ to: { borderColor: 'transparent' } });
const lineIn = keyframes({ from: { borderColor: 'transparent' } });
const fadeOut = keyframes({ to: { opacity: 0, pointerEvents: 'none' } });

/** Without a box of its own, so that its bar can stick to the top of the page. */
export const root = style(inPatterns({ display: 'contents' }));

export const bar = style(
  inPatterns({
    containerType: 'inline-size',
    isolation: 'isolate',
    // Its links wrap between words, like the labels of buttons.
    overflowWrap: 'break-word',
    borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
    '@supports': {
      [canSlim]: {
        selectors: {
          [`${onLongPages} &`]: {
            ...whileScrolling,
            animationName: lineOut,
            position: 'sticky',
            // With large text the bar would take too much of the screen, and scrolls away.
            insetBlockStart: 'min(0px, (25px - 1rem) * 1000)',
            zIndex: vars.layer.header,
            // The row of the search is transparent while it is hidden.
            pointerEvents: 'none',
          },
        },
        '@media': {
          [media.low]: { selectors: { [`${onLongPages} &`]: { position: 'static' } } },
        },
      },
    },
  }),
);

export const row = style(
  inPatterns({
    display: 'grid',
    position: 'relative',
    // The links stay on one line and the search box takes the rest.
    gridTemplateColumns: 'auto minmax(0, 420px) minmax(max-content, 1fr) auto',
    gridTemplateAreas: '"logo search links account"',
    alignItems: 'center',
    gap: `${vars.space.sm} ${vars.space.xl}`,
    paddingBlock: vars.space.sm,
    paddingInline: `max(${vars.space.xl}, (100% - ${vars.width.page}) / 2 + ${vars.space.xl})`,
    selectors: {
      // The background of the first row, over the whole width.
      '&::before': {
        content: '""',
        position: 'absolute',
        zIndex: -1,
        gridRow: '1 / 2',
        inset: `calc(-1 * ${vars.space.sm}) 0`,
        background: vars.color.page,
        borderBlockEnd: `${vars.border.hairline} solid transparent`,
        pointerEvents: 'auto',
      },
    },
    '@media': {
      [media.desktop]: {
        '@container': {
          [tight]: {
            gridTemplateColumns: 'auto minmax(min-content, 1fr) auto',
            gridTemplateAreas: '"logo links account" "search search search"',
          },
          [tighter]: { gridTemplateAreas: '"logo search account" "links links links"' },
        },
      },
      [media.mobile]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"logo account menu" "search search search"',
        columnGap: vars.space.xs,
        paddingInline: vars.space.lg,
        '@container': {
          [enlarged]: {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            gridTemplateAreas: '"logo menu" "account account" "search search"',
          },
        },
      },
    },
  }),
);

export const home = style(inPatterns({ gridArea: 'logo', display: 'flex' }));

export const account = style(
  inPatterns({ gridArea: 'account', display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }),
);

// On a phone there is little space next to the logo and the menu.
globalStyle(
  `${account} > button`,
  inPatterns({
    '@media': {
      [media.mobile]: {
        paddingInline: vars.space.md,
        // Half of the minimum height, so that a label of several lines stays inside the corners.
        borderRadius: 22,
        fontSize: vars.text.small,
      },
    },
  }),
);

export const menu = style(
  inPatterns({ gridArea: 'menu', display: 'none', '@media': { [media.mobile]: { display: 'flex' } } }),
);

globalStyle(`${row} > *`, inPatterns({ pointerEvents: 'auto' }));
globalStyle(
  `${onLongPages} ${row}::before`,
  inPatterns({ ...whileScrolling, animationName: lineIn, borderBlockEndColor: vars.color.line }),
);

/** The search or the links in a row of their own, with a background. */
const ownRow = {
  selectors: {
    [`${onLongPages} &:not(:focus-within)`]: { ...whileScrolling, animationName: fadeOut },
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(-1 * ${vars.space.sm})`,
      insetInline: `calc(-1 * ${vars.space.lg})`,
      background: vars.color.page,
    },
  },
} as const;

export const links = style(
  inPatterns({
    gridArea: 'links',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: `${vars.space.xxs} ${vars.space.lg}`,
    fontSize: vars.text.control,
    '@media': {
      [media.desktop]: {
        '@container': { [tighter]: { ...ownRow, position: 'relative', justifyContent: 'center' } },
      },
      [media.mobile]: { display: 'none' },
    },
  }),
);

export const searchArea = style(
  inPatterns({
    gridArea: 'search',
    position: 'relative',
    '@media': {
      [media.desktop]: { '@container': { [tightSearch]: ownRow } },
      [media.mobile]: ownRow,
    },
  }),
);
export const search = style(
  inPatterns({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }),
);

export const searchInput = style(
  inPatterns({
    appearance: 'none',
    inlineSize: '100%',
    // The typed text has its own direction; the field keeps the page's.
    unicodeBidi: 'plaintext',
    textAlign: 'start',
    minBlockSize: 44,
    paddingBlock: vars.space.xs,
    paddingInline: `46px 44px`,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    textOverflow: 'ellipsis',
    selectors: {
      // The line of a placeholder is as high as its font and clips descenders, such as the dots of a ي.
      '&::placeholder': { color: vars.color.inkSoft, opacity: 1, paddingBlock: vars.space.xxs },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.edge } } },
      [media.contrastMore]: { borderColor: vars.color.edge },
    },
  }),
);

const inside = {
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
} as const;

export const glass = style(
  inPatterns({
    ...inside,
    insetInlineStart: vars.space.md,
    color: vars.color.inkSoft,
    pointerEvents: 'none',
  }),
);

export const clear = style(inPatterns({ ...inside, insetInlineEnd: 6, display: 'flex' }));
