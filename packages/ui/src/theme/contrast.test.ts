import { describe, expect, test } from 'vitest';
import { contrastRatio, parseHex, type Rgb } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { type ColorName, colors, minimumRatio } from './tokens.ts';

const rgb = (hex: string): Rgb => {
  const color = parseHex(hex);
  if (!color) throw new Error(`${hex} is not a color`);
  return color;
};

test('computes the ratio of WCAG', () => {
  expect(contrastRatio(rgb('#000'), rgb('#fff'))).toBe(21);
  expect(contrastRatio(rgb('#777777'), rgb('#ffffff'))).toBeCloseTo(4.48, 2);
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  const rows = contrastPairs.flatMap(({ foreground, backgrounds, kind }) =>
    backgrounds.map((background) => [foreground, background, minimumRatio[kind]] as const),
  );
  test.each(rows)('%s on %s reaches %s', (foreground, background, minimum) => {
    const ratio = contrastRatio(rgb(colors[foreground][theme]), rgb(colors[background][theme]));
    expect(ratio).toBeGreaterThanOrEqual(minimum);
  });
});

test('every color is in a pair, except for decorative ones', () => {
  const arranging: ColorName[] = ['line', 'backdrop', 'shade'];
  const paired = contrastPairs.flatMap(({ foreground, backgrounds }) => [foreground, ...backgrounds]);
  expect(new Set([...paired, ...arranging])).toEqual(new Set(Object.keys(colors)));
});
