import { globalStyle } from '@vanilla-extract/css';

// Outside the layers, so that it wins over all of them.
const onPaper = (rule: Record<string, string | number>) => ({ '@media': { print: rule } });

// On paper a page is what it tells: nothing that is pressed, opened or led elsewhere, and never light on dark.
globalStyle(':root', onPaper({ colorScheme: 'light' }));
globalStyle(
  'body > header, footer, nav, search, button, [data-base-ui-portal]',
  onPaper({ display: 'none' }),
);
globalStyle('img, li, h1, h2, h3', onPaper({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3', onPaper({ breakAfter: 'avoid' }));
