import { globalStyle } from '@vanilla-extract/css';
import { inReset } from './inPageLayer.ts';
import { media } from './media.ts';

// What patterns need of the page around them.

// `InfiniteList`: the bar of `Header`, which sticks to the top above a long list, does not cover what has the focus.
globalStyle('html:has([data-infinite-list])', inReset({ scrollPaddingBlockStart: 'calc(48px + 2.5rem)' }));
// Otherwise a footer below a short first page would move as soon as the second one is loaded.
globalStyle('main:has([data-growing])', inReset({ minBlockSize: '100vh' }));

// `CourseForm`: the same for its action bar. On a phone its buttons may need a second row.
globalStyle(
  'html:has([data-actions])',
  inReset({ scrollPaddingBlockEnd: 96, '@media': { [media.mobile]: { scrollPaddingBlockEnd: 144 } } }),
);
globalStyle(
  'html:has([data-actions="notice"])',
  inReset({ scrollPaddingBlockEnd: 168, '@media': { [media.mobile]: { scrollPaddingBlockEnd: 264 } } }),
);

// `CourseHero`: the same for its pinned offer.
globalStyle(
  'html:has([data-pinned])',
  inReset({ '@media': { [media.mobile]: { scrollPaddingBlockEnd: 104 } } }),
);
