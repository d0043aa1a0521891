import { expect, test } from 'vitest';
import { marksIn, parsedStyles, usedStyles } from './usedStyles.ts';

const used = (css: string, html: string) => usedStyles(parsedStyles(css), marksIn(html));

const page = '<html><body class="page"><p class="card card-wide" title="a">…</p></body></html>';

test.each([
  ['p{color:red}', 'p{color:red}'],
  ['.card{color:red}.other{color:blue}', '.card{color:red}'],
  ['.other,.card:focus-within{color:red}', '.card:focus-within{color:red}'],
  ['.card:not(:focus-visible){color:red}', '.card:not(:focus-visible){color:red}'],
  ['[title]{color:red}[hidden],.card[title=a]{color:blue}', '[title]{color:red}.card[title=a]{color:blue}'],
  ['[data-fonts]{color:red}', '[data-fonts]{color:red}'],
  ['.card:is(:lang(ae),:lang(ar),:lang(yi)){color:red}', '.card:is(:lang(ar)){color:red}'],
  ['.card .other{color:red}.page .card{color:blue}', '.page .card{color:blue}'],
  ['.card:not(.other,:is(.late)){color:red}', '.card:not(.other,:is(.late)){color:red}'],
  ['.card{color:red!important}', '.card{color:red!important}'],
  [
    '@layer a{.other{color:red}@media (width>9px){.card{color:red}}}',
    '@layer a{@media (width>9px){.card{color:red}}}',
  ],
  ['@layer a,b;', '@layer a,b;'],
])('keeps the rules for elements of the page: %s', { tags: ['2.269'] }, (css, expected) => {
  expect(used(css, page)).toBe(expected);
});

test.each([
  '.card:hover{color:red}',
  '.card:active:not(.other){color:red}',
  '.card:focus-visible{color:red}',
  '.page:has(.card:focus-visible){color:red}',
  '.card:disabled{color:red}',
  '.card{transition:color 1s;transition-delay:1s;cursor:wait}',
  '@media print{.card{color:red}}',
])('leaves out what the first paint does not show: %s', (css) => {
  expect(used(css, page)).toBe('');
});

test('keeps custom properties that are used, also by way of others', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}.card{margin:var(--a, 0)}.other{margin:var(--c)}';
  expect(used(css, page)).toBe(':root{--a:var(--b);--b:1px}.card{margin:var(--a, 0)}');
});

test('keeps animations that are used, with what they use', () => {
  const css =
    ':root{--from:0;--to:1}@keyframes show{0%{opacity:var(--from)}}@keyframes hide{0%{opacity:var(--to)}}.card{animation:1s show}';
  expect(used(css, page)).toBe(
    ':root{--from:0}@keyframes show{0%{opacity:var(--from)}}.card{animation:1s show}',
  );
});
