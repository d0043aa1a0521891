import { expect, test } from 'vitest';
import { shortMarkup } from './shortMarkup.ts';

test('leaves out attributes without a purpose', { tags: ['2.276', '2.278'] }, () => {
  const icon = 'xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none"';
  expect(
    shortMarkup(
      `<style data-precedence="rule" data-href="mark-a mark-b">.mark-a{}</style><svg ${icon} class="lucide lucide-star lucide-rating _1 _2" aria-hidden="true"></svg>` +
        '<input id="_R_1_-hidden-input" style="margin:0" tabindex="-1"/>',
    ),
  ).toBe(
    '<style data-precedence="rule">.mark-a{}</style><svg viewBox="0 0 24 24" fill="none" class="_1 _2" aria-hidden="true"></svg>' +
      '<input id="_R_1_-hidden-input" tabindex="-1"/>',
  );
});

test('keeps texts and other elements', { tags: ['2.278'] }, () => {
  const page =
    '<p> style="margin:0"</p><svg width="24" height="24" class="own"></svg><input id="name" style="a"/>';
  expect(shortMarkup(page)).toBe(page);
});
