import { compositions } from './compositions.ts';
import { paletteFor } from './palette.ts';

const green = '#1F4B43';
const paper = '#FBFAF6';
const ink = '#1C1E26';

const shield = 'M7 2H25A5 5 0 0 1 30 7V18A12 12 0 0 1 18 30H14A12 12 0 0 1 2 18V7A5 5 0 0 1 7 2Z';

const mark = `<path fill="${green}" d="${shield}"/><g fill="${paper}"><rect x="8" y="9" width="16" height="4" rx="1"/><rect x="8" y="16" width="16" height="4" rx="1"/></g>`;

/** The name, drawn as strokes so that no installed font decides how it looks. */
const name = [
  'M0 0V120H62', // L
  'M92 44L126 120M160 44L112 154', // y
  'M250 59A40 40 0 1 0 250 105', // c
  'M280 82H358A39 39 0 1 0 347 108', // e
  'M392 44V86A33 33 0 0 0 458 86V44M458 86V120', // u
  'M500 120V44M500 82A29 29 0 0 1 558 82V120M558 82A29 29 0 0 1 616 82V120', // m
]
  .map((d) => `<path d="${d}"/>`)
  .join('');

const samples = ['#2F6FB7', '#B5512B', '#3C7A4A', '#8A6A12', '#7B4B94', '#1F7A7A'];
const chosen = [3, 6, 0, 14, 2, 8];

const tiles = samples
  .map((color, index) => {
    const palette = paletteFor(color, (index % 6) / 6);
    let draws = 0;
    const shapes = compositions[chosen[index] ?? 0]?.(palette, () => (0.37 + 0.29 * draws++) % 1) ?? '';
    return `<svg x="${60 + (index % 3) * 370}" y="${330 + Math.floor(index / 3) * 236}" width="340" height="212.5" viewBox="0 0 640 400"><rect width="640" height="400" fill="${palette.ground}"/>${shapes}</svg>`;
  })
  .join('');

/** 1200 × 630, for links to the site in messages and networks. */
export const socialImage = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${paper}"/><g transform="translate(60 84) scale(4.9)">${mark}</g><g transform="translate(262 96)" fill="none" stroke="${ink}" stroke-width="20" stroke-linecap="round" stroke-linejoin="round">${name}</g>${tiles}</svg>`;
