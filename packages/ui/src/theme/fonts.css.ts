import { globalFontFace } from '@vanilla-extract/css';

const files = '@fontsource-variable/readex-pro/files/readex-pro';
const latin =
  'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-200B, U+200F-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD';
// For names such as Zieliński. Browsers load it only if the page has such a letter.
const latinExtended =
  'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF';
const arabic = 'U+0600-06FF, U+0750-077F, U+200C-200E, U+FB50-FDFF, U+FE70-FEFC';

globalFontFace('Readex Pro', [
  {
    src: `url("${files}-latin-wght-normal.woff2") format("woff2")`,
    fontWeight: '160 700',
    fontDisplay: 'swap',
    unicodeRange: latin,
  },
  {
    src: `url("${files}-latin-ext-wght-normal.woff2") format("woff2")`,
    fontWeight: '160 700',
    fontDisplay: 'swap',
    unicodeRange: latinExtended,
  },
  {
    src: `url("${files}-arabic-wght-normal.woff2") format("woff2")`,
    fontWeight: '160 700',
    fontDisplay: 'swap',
    unicodeRange: arabic,
  },
]);

// Readex Pro has an ascent of 100 % and a descent of 25 %, and its running text is 92.9 % as wide as Arial's. The
// overrides are the first two divided by the size adjustment, so that the text does not shift when the font loads.
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
