import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/readex-pro/files/readex-pro';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+200F-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
const arabic = 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

globalFontFace('Readex Pro', [
  {
    src: `url("${files}-latin-wght-normal.woff2") format("woff2")`,
    fontWeight: '160 700',
    fontDisplay: 'swap',
    unicodeRange: latin,
  },
  {
    src: `url("${files}-arabic-wght-normal.woff2") format("woff2")`,
    fontWeight: '160 700',
    fontDisplay: 'swap',
    unicodeRange: arabic,
  },
]);

// Readex Pro has an ascent of 100 % and a descent of 25 %; its running text is 92.9 % as wide as Arial's.
// The overrides are those two divided by the size adjustment, so that lines keep their place when it arrives.
globalFontFace('Readex Pro Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto")',
  sizeAdjust: '92.9%',
  ascentOverride: '107.6%',
  descentOverride: '26.9%',
  lineGapOverride: '0%',
});

globalFontFace('Readex Pro Arabic Fallback', {
  src: 'local("Segoe UI"), local("Geeza Pro"), local("Noto Sans Arabic"), local("DejaVu Sans")',
  unicodeRange: arabic,
  sizeAdjust: '102.5%',
  ascentOverride: '97.6%',
  descentOverride: '24.4%',
  lineGapOverride: '0%',
});
