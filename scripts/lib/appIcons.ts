import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { colors } from '../../packages/ui/src/theme/tokens.ts';

/** The size of the mark's drawing, without its margins: see favicon.svg. */
const viewBox = 32;

/** The mark on a ground that fills the icon. Systems cut off its edges: the mark is within the inner 80 %. */
function maskable(mark: string, pixels: number, share: number): Buffer {
  const start = (viewBox * (1 - share)) / 2;
  const swapped = mark
    .replaceAll(colors.accent.light, 'MARK')
    .replaceAll(colors.page.light, colors.accent.light)
    .replaceAll('MARK', colors.page.light);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${viewBox} ${viewBox}"><rect width="${viewBox}" height="${viewBox}" fill="${colors.accent.light}"/><g transform="translate(${start} ${start}) scale(${share})">${swapped}</g></svg>`,
  );
}

const toPng = (svg: Buffer) => sharp(svg).png({ palette: true }).toBuffer();

/** Draws the icons of the installed app whose edges the system cuts off, from the mark in favicon.svg. */
export async function drawAppIcons(folder: string): Promise<void> {
  const mark = (await readFile(`${folder}favicon.svg`, 'utf8')).replace(/<\/?svg[^>]*>/g, '').trim();
  for (const pixels of [192, 512])
    await writeFile(`${folder}icon-maskable-${pixels}.png`, await toPng(maskable(mark, pixels, 0.64)));
  await writeFile(`${folder}apple-touch-icon.png`, await toPng(maskable(mark, 180, 0.72)));
}
