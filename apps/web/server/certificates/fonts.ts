import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

export type Weight = 'text' | 'heading';

/** A font file for PDFs: one weight of a part of a typeface. */
export interface PdfFont {
  name: string;
  file: Buffer;
  /** The code points that it has. */
  letters: ReadonlySet<number>;
}

/** The typeface of the pages, then one for scripts that it lacks, which has no other weights. */
const readexPro = ['latin', 'latin-ext', 'vietnamese', 'arabic'].map((part) => ({
  file: `@fontsource-variable/readex-pro/files/readex-pro-${part}-wght-normal.woff2`,
  hasWeights: true,
}));
const notoSans = ['cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'].map((part) => ({
  file: `@fontsource/noto-sans/files/noto-sans-${part}-400-normal.woff2`,
  hasWeights: false,
}));

const weights = { text: 350, heading: 500 };

async function open(file: string, hasWeights: boolean, weight: Weight): Promise<PdfFont> {
  const packed = await readFile(fileURLToPath(import.meta.resolve(file)));
  const font = fontkit.create(packed);
  if (!('characterSet' in font)) throw new Error(`${file} is no font, but a collection`);
  const letters = new Set(font.characterSet);
  // PDFs contain TrueType outlines of one weight. All letters stay, with the rules that shape them.
  const whole = await subsetFont(packed, String.fromCodePoint(...letters), {
    targetFormat: 'truetype',
    ...(hasWeights && { variationAxes: { wght: weights[weight] } }),
  });
  return { name: `${file} ${weight}`, file: whole, letters };
}

const openAll = (weight: Weight) =>
  Promise.all([...readexPro, ...notoSans].map(({ file, hasWeights }) => open(file, hasWeights, weight)));

let opened: Promise<Record<Weight, PdfFont[]>> | undefined;

/** The fonts of PDFs by weight, in the order of preference. They are opened once. */
export function pdfFonts(): Promise<Record<Weight, PdfFont[]>> {
  opened ??= Promise.all([openAll('text'), openAll('heading')])
    .then(([text, heading]) => ({ text, heading }))
    .catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  return opened;
}
