import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { elementRules, textDefaults } from './elements.ts';
import { inReset } from './inPageLayer.ts';
import './page.css.ts';
import './print.css.ts';

for (const [elements, rule] of elementRules) globalStyle(elements, inReset(rule));
globalStyle('*::before, *::after', inReset({ boxSizing: 'border-box', margin: 0, padding: 0 }));

globalStyle(
  'html',
  inReset({
    ...textDefaults,
    background: vars.color.page,
    textSizeAdjust: '100%',
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
