import { fileURLToPath } from 'node:url';
import { directions, findLocalized, formatNumber, formatPrice, type Language } from '@lyceum/i18n';
import { isCssColor, isVisible, toLine } from '@lyceum/rules';
import { drawComposition } from '@lyceum/ui/compositions';
import { colors } from '@lyceum/ui/theme/tokens';
import sharp, { type OverlayOptions } from 'sharp';
import type { SharedCourse } from '../../src/app/courses/courseImage.ts';
import { escapeXml } from '../xml.ts';

const size = { width: 1200, height: 630 } as const;
const picture = { width: 440, height: size.height } as const;
const margin = 72;
const column = size.width - picture.width - 2 * margin;

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/readex-pro/${name}/ReadexPro_${name}.ttf`));
// Fontconfig reads it before the first text.
process.env.FONTCONFIG_FILE = fileURLToPath(new URL('fonts.conf', import.meta.url));
const fonts = {
  regular: { name: 'Readex Pro', file: fontFile('400Regular') },
  medium: { name: 'Readex Pro Medium', file: fontFile('500Medium') },
  semibold: { name: 'Readex Pro SemiBold', file: fontFile('600SemiBold') },
} as const;

interface TextStyle {
  font: keyof typeof fonts;
  pixels: number;
  color: string;
}

interface Piece {
  input: Buffer;
  width: number;
  height: number;
}

/** The translated texts of the image. */
export interface CourseImageTexts {
  by: (instructor: string) => string;
  free: string;
  unknownName: string;
}

/** Longer names end with an ellipsis. */
const longestName = 160;
const titleSizes = [62, 52, 44, 36] as const;
const titleHeight = 236;

const fits = ({ width, height }: Piece) => width <= column && height <= titleHeight;

const rightToLeftMark = '\u200F';

function shortened(text: string, longest: number): string {
  const characters = [...toLine(text).trim()];
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : characters.join('');
}

/** Draws the image of a course's shared link as PNG, in the direction of the language. */
export async function drawCourseImage(
  course: SharedCourse,
  language: Language,
  texts: CourseImageTexts,
): Promise<Buffer> {
  const isRightToLeft = directions[language] === 'rtl';
  const mark = isRightToLeft ? rightToLeftMark : '';

  /** In lines of the width of the column, as high as the text needs. */
  async function drawLines(content: string, { font, pixels, color }: TextStyle): Promise<Piece> {
    const { name, file } = fonts[font];
    const { data, info } = await sharp({
      text: {
        text: `<span foreground="${color}">${mark}${isVisible(content) ? escapeXml(content) : '–'}</span>`,
        font: `${name} ${pixels}`,
        fontfile: file,
        width: column,
        dpi: 72,
        rgba: true,
        wrap: 'word-char',
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  }

  /** Smaller if a letter is too wide, or a line with its marks too high. */
  async function drawText(content: string, style: TextStyle): Promise<Piece> {
    const piece = await drawLines(content, style);
    if (fits(piece)) return piece;
    const { data, info } = await sharp(piece.input)
      .resize({ width: column, height: titleHeight, fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
    return { input: data, width: info.width, height: info.height };
  }

  async function drawTitle(content: string): Promise<Piece> {
    for (const pixels of titleSizes) {
      const piece = await drawLines(content, { font: 'medium', pixels, color: colors.ink.light });
      if (fits(piece)) return piece;
    }
    return drawText(shortened(content, longestName / 2), {
      font: 'medium',
      pixels: 36,
      color: colors.ink.light,
    });
  }

  const textOf = (name: SharedCourse['name']) => findLocalized(name, language)?.text ?? texts.unknownName;
  const overlays: OverlayOptions[] = [];
  /** @param start the distance from the side where a line starts */
  function place({ input, width }: Pick<Piece, 'input' | 'width'>, start: number, top: number) {
    overlays.push({ input, left: isRightToLeft ? size.width - start - width : start, top: Math.round(top) });
  }

  const { color } = course.category;
  place(
    { input: Buffer.from(drawComposition({ seed: course.id, color, size: picture })), width: picture.width },
    size.width - picture.width,
    0,
  );

  const logo = 44;
  place({ input: Buffer.from(logoOf(logo)), width: logo }, margin, margin);
  const product = await drawText('Lyceum', { font: 'semibold', pixels: 34, color: colors.ink.light });
  place(product, margin + logo + 14, margin + (logo - product.height) / 2);

  const category = await drawText(shortened(textOf(course.category.name), 36), {
    font: 'medium',
    pixels: 27,
    color: colors.inkSoft.light,
  });
  const title = await drawTitle(shortened(textOf(course.name), longestName));
  const titleTop = 188 + (titleHeight - title.height) / 3;
  const square = 20;
  const filled = isCssColor(color) ? color : colors.inkSoft.light;
  place(
    { input: Buffer.from(squareOf(square, filled)), width: square },
    margin,
    titleTop - 20 + (category.height - square) / 2,
  );
  place(category, margin + square + 14, titleTop - 20);
  place(title, margin, titleTop + category.height);

  const soft = { font: 'regular', pixels: 27, color: colors.inkSoft.light } as const;
  const instructor = await drawText(shortened(texts.by(course.instructor.name), 42), soft);
  const price = await drawText(formatPrice(course.price, language, texts.free), {
    font: 'semibold',
    pixels: 29,
    color: colors.ink.light,
  });
  const base = size.height - margin;
  place(instructor, margin, base - 62 - instructor.height / 2);
  let start = margin;
  if (course.rating != null && course.ratingCount > 0) {
    const star = 30;
    const rating = await drawText(formatNumber(course.rating, language, 1), {
      font: 'medium',
      pixels: 29,
      color: colors.rating.light,
    });
    const count = await drawText(`(${formatNumber(course.ratingCount, language)})`, soft);
    place({ input: Buffer.from(starOf(star)), width: star }, start, base - 12 - star / 2);
    start += star + 10;
    place(rating, start, base - 12 - rating.height / 2);
    start += rating.width + 12;
    place(count, start, base - 12 - count.height / 2);
    start += count.width + 34;
  }
  place(price, start, base - 12 - price.height / 2);

  return sharp({ create: { ...size, channels: 3, background: colors.page.light } })
    .composite(overlays)
    .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9 })
    .toBuffer();
}

const squareOf = (pixels: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}"><rect width="${pixels}" height="${pixels}" rx="5" fill="${color}"/></svg>`;

const logoOf = (pixels: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 26 26"><path fill="${colors.accent.light}" d="M5 0h16a5 5 0 0 1 5 5v8a13 13 0 0 1-26 0V5a5 5 0 0 1 5-5z"/><path fill="${colors.onAccent.light}" d="M6 7h14v3H6zM6 13h14v3H6z"/></svg>`;

const starOf = (pixels: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 24 24"><path fill="${colors.rating.light}" d="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"/></svg>`;
