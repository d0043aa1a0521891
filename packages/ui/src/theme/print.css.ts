import { globalStyle } from '@vanilla-extract/css';

// Outside of the layers, so that it overrides all of them.
const onPaper = (rule: Record<string, string | number>) => ({ '@media': { print: rule } });

// Print shows the content only, dark on light: no controls, menus or links to other pages.
globalStyle(':root', onPaper({ colorScheme: 'light' }));
globalStyle(
  'body > header, footer, nav, search, button, [data-base-ui-portal]',
  onPaper({ display: 'none' }),
);
globalStyle('img, li, h1, h2, h3', onPaper({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3', onPaper({ breakAfter: 'avoid' }));
