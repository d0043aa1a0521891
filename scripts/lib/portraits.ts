import { writeFile } from 'node:fs/promises';
import { paletteFor } from '../../packages/ui/src/compositions/palette.ts';

const maya = paletteFor('#8A4B2F', 0);
const julien = paletteFor('#2F6B5E', 0.1);

/** A flat bust. `back` lies behind the head, `front` on it. */
function portrait(colors: { ground: string; clothes: string; skin: string }, back: string, front: string) {
  const { ground, clothes, skin } = colors;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="144" height="144" viewBox="0 0 144 144">',
    `<rect width="144" height="144" fill="${ground}"/>${back}`,
    `<path d="M16 144a56 46 0 0 1 112 0z" fill="${clothes}"/>`,
    `<path d="M60 80h24v20a12 12 0 0 1-24 0z" fill="${skin}"/>`,
    `<rect x="48" y="34" width="48" height="58" rx="24" fill="${skin}"/>${front}</svg>\n`,
  ].join('');
}

/** The photos of the two sample testimonials. Nobody real is shown. */
const portraits = {
  first: portrait(
    { ground: maya.spark, clothes: maya.first, skin: '#C08A68' },
    '<circle cx="72" cy="22" r="15" fill="#2E211D"/><path d="M40 96V58a32 32 0 0 1 64 0v38z" fill="#2E211D"/>',
    '<path d="M44 62a28 30 0 0 1 56 0c-20 0-33-6-39-14-2 7-9 12-17 14z" fill="#2E211D"/><path d="M65 79a9 9 0 0 0 14 0" fill="none" stroke="#8C5438" stroke-width="3" stroke-linecap="round"/>',
  ),
  second: portrait(
    { ground: julien.second, clothes: julien.third, skin: '#EBC3A2' },
    '',
    '<path d="M46 62V52a26 26 0 0 1 52 0v10c-3-8-6-12-8-16-12 4-26 4-36 0-2 4-5 8-8 16z" fill="#6B4A32"/><path d="M48 64c3 12 10 9 24 9s21 3 24-9v6a24 25 0 0 1-48 0z" fill="#6B4A32"/><path d="M66 80h12" stroke="#F3D8C4" stroke-width="3" stroke-linecap="round"/>',
  ),
};

export async function drawPortraits(folder: string): Promise<void> {
  for (const [name, svg] of Object.entries(portraits)) await writeFile(`${folder}${name}.svg`, svg);
}
