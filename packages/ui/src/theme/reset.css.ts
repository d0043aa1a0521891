import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { inReset } from './inLayer.ts';

globalStyle('*, *::before, *::after', inReset({ boxSizing: 'border-box', margin: 0, padding: 0 }));

globalStyle(
  'html',
  inReset({
    background: vars.color.page,
    color: vars.color.ink,
    fontFamily: vars.font.sans,
    fontWeight: vars.weight.body,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.open,
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    accentColor: vars.color.accent,
    // Only long words are hyphenated, where `hyphens` allows it.
    hyphenateLimitChars: '12 5 5',
    scrollPaddingBlock: vars.space.xl,
  }),
);

// The footer of a short page is at the bottom of the window.
globalStyle(
  'body',
  inReset({
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    isolation: 'isolate',
    // A long word of a user never widens a box, also not one of a grid or of flexible items.
    overflowWrap: 'anywhere',
  }),
);
globalStyle('main', inReset({ flex: 1 }));
globalStyle('h1, h2, h3, h4, h5, h6', inReset({ font: 'inherit', textWrap: 'balance' }));
globalStyle('p', inReset({ textWrap: 'pretty' }));
// Not `none`, which removes the list semantics in Safari.
globalStyle('ul, ol', inReset({ listStyleType: '""' }));
globalStyle('a', inReset({ color: 'inherit', textDecoration: 'none' }));
globalStyle('img, picture, svg', inReset({ display: 'block', maxInlineSize: '100%' }));
globalStyle('img', inReset({ blockSize: 'auto' }));
globalStyle(
  'button, input, select, textarea',
  inReset({ font: 'inherit', color: 'inherit', letterSpacing: 'inherit', textRendering: 'inherit' }),
);
globalStyle('button', inReset({ border: 0, background: 'none', cursor: 'pointer' }));
globalStyle('fieldset', inReset({ border: 0, minInlineSize: 0 }));
globalStyle('[hidden]', inReset({ display: 'none' }));

globalStyle(
  ':focus-visible',
  inReset({
    outline: `${vars.border.ring} solid ${vars.color.accent}`,
    outlineOffset: '2px',
  }),
);
// The target of a skip link or of a script's focus is not a control.
globalStyle('[tabindex="-1"]:focus-visible', inReset({ outline: 'none' }));
