import { globalStyle } from '@vanilla-extract/css';
import { inPrint } from './inPageLayer.ts';

const onPaper = (rule: Record<string, string | number>) => inPrint({ '@media': { print: rule } });

// Print shows the content only, dark on light: no controls, menus or links to other pages.
globalStyle(':root', onPaper({ colorScheme: 'light' }));
globalStyle(
  'body > header, footer, nav, search, button, [data-base-ui-portal]',
  onPaper({ display: 'none' }),
);
globalStyle('img, li, h1, h2, h3', onPaper({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3', onPaper({ breakAfter: 'avoid' }));

// Only the page with a certificate is printed in landscape. It fits A4 and Letter. All of the page is on the same kind of
// paper: another kind would begin a new page.
const paper: Record<string, string> = { size: 'landscape', margin: '10mm' };
globalStyle('@page certificate', paper);
globalStyle('html:has([data-certificate])', onPaper({ page: 'certificate' }));
