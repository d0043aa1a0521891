import { expect, test } from 'vitest';
import { compositions, drawComposition } from './composition.ts';

const color = '#2F6FB7';
const seeds = Array.from({ length: 300 }, (_, index) => `course-${index}`);

test('the same seed and color give the same image; another seed or color gives another', {
  tags: ['2.42'],
}, () => {
  const image = drawComposition({ seed: 'web-basics', color });
  expect(drawComposition({ seed: 'web-basics', color })).toBe(image);
  expect(drawComposition({ seed: 'web-basics', color: '#B5512B' })).not.toBe(image);
  expect(drawComposition({ seed: 'accessible-forms', color })).not.toBe(image);
});

test('the seeds use all compositions', { tags: ['2.42'] }, () => {
  const used = compositions.map((composition) =>
    seeds.some((seed) => drawComposition({ seed, color }) === drawComposition({ seed, color, composition })),
  );
  expect(used).toEqual(compositions.map(() => true));
});

test('every composition is light and complete, whatever the seed and the color', { tags: ['2.42'] }, () => {
  for (const composition of compositions) {
    for (const seed of seeds.slice(0, 40)) {
      for (const hex of [color, '#000', '#ffffff', '#ff00ff80']) {
        const svg = drawComposition({ seed, color: hex, composition });
        expect(svg).not.toMatch(/NaN|undefined|null/);
        expect(svg.length).toBeLessThan(3500);
      }
    }
  }
});

test('an invalid color gives a gray image and does not reach the markup', () => {
  expect(drawComposition({ seed: 'a', color: 'red" onload="alert(1)' })).toBe(
    drawComposition({ seed: 'a', color: '#808080' }),
  );
});
