import type { Certificate } from '@lyceum/api';
import { directions, findLocalized, formatDate, type Language } from '@lyceum/i18n';
import { colors } from '@lyceum/ui/theme/tokens';
import PDFDocument from 'pdfkit';
import { type PdfFont, pdfFonts, type Weight } from './fonts.ts';
import { breakLines, drawableText, runsOf } from './lines.ts';

export interface CertificateTexts {
  title: string;
  awardedTo: string;
  forCompleting: string;
  instructor: string;
  completedOn: string;
  code: string;
  /** 'Verify at {address}' */
  verify: string;
}

interface TextStyle {
  weight: Weight;
  /** In points: the first size at which the text has at most `lines` lines. */
  sizes: readonly number[];
  lines: number;
  color: string;
}

// A4, landscape, in points.
const page = { width: 841.89, height: 595.28, margin: 64, frame: 28 };
const columns = 3;
const columnGap = 24;
const { ink, inkSoft, accent, line, surface } = colors;

const small = { weight: 'text', sizes: [10, 9, 8], lines: 2, color: inkSoft.light } as const;
const styles = {
  title: { weight: 'heading', sizes: [15, 12], lines: 1, color: accent.light },
  label: small,
  learner: { weight: 'heading', sizes: [44, 36, 30, 24, 20, 17], lines: 2, color: ink.light },
  course: { weight: 'text', sizes: [26, 22, 18, 15, 13], lines: 3, color: ink.light },
  fact: { weight: 'heading', sizes: [13, 11, 10, 9, 8], lines: 3, color: ink.light },
  small,
} satisfies Record<string, TextStyle>;

/** The name of the course in the language of the document, or the first one that there is. */
const courseNameIn = (name: Certificate['course'], language: Language): string =>
  findLocalized(name, language)?.text ?? Object.values(name).find((text) => text) ?? '';

/**
 * Draws a certificate as a PDF of one page, with tagged and searchable text. It is the same for the same certificate.
 * @returns null if no font has a letter of a name
 */
export async function drawCertificate(
  certificate: Certificate,
  language: Language,
  texts: CertificateTexts,
): Promise<Buffer | null> {
  const fonts = await pdfFonts();
  const direction = directions[language];
  const readable = (text: string) => drawableText(text, fonts.heading);
  const learner = readable(certificate.learner);
  const course = readable(courseNameIn(certificate.course, language));
  const instructor = readable(certificate.instructor);
  if (learner === null || course === null || instructor === null) return null;

  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: language,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${texts.title}: ${course}`,
      Author: 'Lyceum',
      CreationDate: new Date(certificate.issuedAt),
    },
  });
  const parts: Buffer[] = [];
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (part: Buffer) => parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  const root = document.struct('Document');
  document.addStructure(root);

  const widthOf = (text: string, choice: PdfFont[], size: number) => {
    let width = 0;
    for (const { text: part, font } of runsOf(text, choice, direction))
      width += withFont(document, font, size).widthOfString(part, { features });
    return width;
  };

  /** Draws a text from `top`. @returns where it ends */
  function write(
    tag: 'H1' | 'P',
    text: string,
    { weight, sizes, lines: most, color }: TextStyle,
    top: number,
    column: { x: number; width: number },
  ): number {
    const choice = fonts[weight];
    let size = sizes[0] ?? 10;
    let lines: string[] = [];
    for (size of sizes) {
      lines = breakLines(text, column.width, (one) => widthOf(one, choice, size));
      if (lines.length <= most) break;
    }
    const lineHeight = size * 1.3;
    root.add(
      document.struct(tag, { actual: text }, () => {
        lines.forEach((one, index) => {
          let x = direction === 'rtl' ? column.x + column.width - widthOf(one, choice, size) : column.x;
          for (const { text: part, font } of runsOf(one, choice, direction)) {
            withFont(document, font, size).fillColor(color);
            document.text(part, x, top + index * lineHeight, { lineBreak: false, features });
            x += document.widthOfString(part, { features });
          }
        });
      }),
    );
    return top + lines.length * lineHeight;
  }

  document.markContent('Artifact', { type: 'Layout' });
  document.rect(0, 0, page.width, page.height).fill(surface.light);
  const { frame, margin } = page;
  document
    .lineWidth(1)
    .roundedRect(frame, frame, page.width - 2 * frame, page.height - 2 * frame, 12)
    .stroke(line.light);
  const start = (width: number) => (direction === 'rtl' ? page.width - margin - width : margin);
  drawMark(document, start(30), 62);
  document.endMarkedContent();

  const whole = { x: margin, width: page.width - 2 * margin };
  const besideMark = { x: direction === 'rtl' ? margin : margin + 42, width: whole.width - 42 };
  write('P', 'Lyceum', { ...styles.title, color: ink.light, sizes: [20] }, 63, besideMark);
  let y = write('H1', texts.title, styles.title, 140, whole);
  y = write('P', texts.awardedTo, { ...styles.label, sizes: [12] }, y + 10, whole);
  y = write('P', learner, styles.learner, y + 2, whole);
  y = write('P', texts.forCompleting, { ...styles.label, sizes: [12] }, y + 10, whole);
  write('P', course, styles.course, y + 4, whole);

  const width = (whole.width - (columns - 1) * columnGap) / columns;
  const facts = [
    [texts.instructor, instructor],
    [texts.completedOn, formatDate(certificate.issuedAt, language)],
    [texts.code, certificate.id],
  ] as const;
  const bottom = 440;
  document.markContent('Artifact', { type: 'Layout' });
  document.rect(margin, bottom - 14, whole.width, 1).fill(line.light);
  document.endMarkedContent();
  for (const [index, [label, value]] of facts.entries()) {
    const place = direction === 'rtl' ? columns - 1 - index : index;
    const column = { x: margin + place * (width + columnGap), width };
    const end = write('P', label, styles.label, bottom, column);
    write('P', value, styles.fact, end + 2, column);
  }
  write('P', texts.verify, styles.small, 524, whole);
  root.end();
  document.end();
  return ended;
}

/** With features, the library shapes a text as a whole instead of word by word, which would keep the words in order. */
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern'];

const withFont = (document: PDFKit.PDFDocument, { name, file }: PdfFont, size: number) => {
  const registered = document as PDFKit.PDFDocument & { [registry]?: Set<string> };
  registered[registry] ??= new Set();
  if (!registered[registry].has(name)) {
    document.registerFont(name, file);
    registered[registry].add(name);
  }
  return document.font(name).fontSize(size);
};

const registry = Symbol('registered fonts');

/** The mark of the product: an open book as a sheet with two lines. */
function drawMark(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .scale(30 / 26);
  document.path('M5 0h16a5 5 0 0 1 5 5v8a13 13 0 0 1-26 0V5a5 5 0 0 1 5-5z').fill(accent.light);
  document.path('M6 7h14v3H6zM6 13h14v3H6z').fill(surface.light);
  document.restore();
}
