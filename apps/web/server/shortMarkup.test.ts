import { expect, test } from 'vitest';
import { shortMarkup } from './shortMarkup.ts';

test('leaves out attributes without a purpose', { tags: ['2.276', '2.278'] }, () => {
  const icon =
    'xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
  expect(
    shortMarkup(
      `<style data-precedence="rule" data-href="mark-1 mark-2">.mark-1{}</style><svg ${icon} class="lucide lucide-star lucide-rating _1 _2" aria-hidden="true"></svg>` +
        '<input id="_R_1_-hidden-input" style="margin:0" tabindex="-1"/>' +
        '<a href="/" data-discover="true"><svg><path d="M0 0"></path><circle r="1"></circle></svg></a>',
    ),
  ).toBe(
    '<style data-precedence="rule">.m0{}</style><svg viewBox="0 0 24 24" fill="none" class="_1 _2" aria-hidden="true"></svg>' +
      '<input id="_R_1_-hidden-input" tabindex="-1"/>' +
      '<a href="/"><svg><path d="M0 0"/><circle r="1"/></svg></a>',
  );
});

test('numbers the classes of colors, but not what looks like them', { tags: ['2.278'] }, () => {
  const rules = (a: string, b: string) =>
    `<style nonce="aGk" data-precedence="rule">.${a}{--c:#8a6a12}.${b}{}</style>`;
  const rest = '<b class="remark-8a6a12">mark-8a6a12</b><script>{"a":" class=\\"mark-8a6a12\\""}</script>';
  expect(
    shortMarkup(
      `${rules('mark-8a6a12', 'mark-none')}<i class="_1 mark-8a6a12"></i><i class="mark-b5512b"></i>${rest}`,
    ),
  ).toBe(`${rules('m0', 'mark-none')}<i class="_1 m0"></i><i class="m1"></i>${rest}`);
});

test('keeps texts and other elements', { tags: ['2.278'] }, () => {
  const page =
    '<p> style="margin:0"</p><svg width="24" height="24" class="own"></svg><input id="name" style="a"/>';
  expect(shortMarkup(page)).toBe(page);
});
