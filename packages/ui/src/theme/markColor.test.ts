import { expect, test } from 'vitest';
import { contrastRatio, parseHex } from './contrast.ts';
import { markColor } from './markColor.ts';
import { colors } from './tokens.ts';

const ratio = (one: string, other: string) => {
  const [a, b] = [parseHex(one), parseHex(other)];
  return a && b ? contrastRatio(a, b) : 0;
};

const awkward = [
  '#000000',
  '#ffffff',
  '#ff0',
  '#00ff00',
  '#0000ff',
  '#ff00ff',
  '#808080',
  '#1f4b43',
  '#FBFAF6',
];

test.each(awkward)('%s becomes readable on every plain background', (hex) => {
  for (const theme of ['light', 'dark'] as const) {
    for (const background of ['page', 'surface', 'sunk'] as const) {
      expect(ratio(markColor(hex)[theme], colors[background][theme])).toBeGreaterThanOrEqual(4.5);
    }
  }
});

test('a readable color keeps its lightness', () => {
  expect(markColor('#2b5d8c').light).toBe('#2b5d8c');
});

test('the hue stays: red does not become blue', () => {
  const [red = 0, , blue = 0] = parseHex(markColor('#e04a3a').dark) ?? [];
  expect(red).toBeGreaterThan(blue);
});

test('an invalid color becomes the soft ink and does not reach the page', () => {
  expect(markColor('red;background:url(//evil.test)')).toEqual(colors.inkSoft);
});
