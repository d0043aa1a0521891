import { expect, test } from 'vitest';
import { shortProperties } from './shortProperties.ts';

test.each([
  [
    'a value',
    '@layer theme{:root{--space:4px;--ink:red;color:red}p{margin:var(--space) var(--ink)}}',
    '@layer theme{:root{color:red}p{margin:4px red}}',
  ],
  [
    'a property with several values',
    ':root{--ink:red}@media print{:root{--ink:black}}p{color:var(--ink)}',
    ':root{--0:red}@media print{:root{--0:black}}p{color:var(--0)}',
  ],
  [
    'a value under a condition',
    '@media print{:root{--ink:black}}p{color:var(--ink)}',
    '@media print{:root{--0:black}}p{color:var(--0)}',
  ],
  [
    'a value of an element',
    'p{--ink:red}.wide{color:var(--ink)}',
    'p{--0:red}.wide{color:var(--0)}',
  ],
  [
    'a value that depends on the element',
    ':root{--ink:red;--edge:1px var(--ink)}p{--ink:blue;border:var(--edge)}',
    ':root{--0:red;--1:1px var(--0)}p{--0:blue;border:var(--1)}',
  ],
  [
    'values that switch others on and off',
    ':root{--light:;--dark:initial}p{color:var(--light,red)var(--dark,blue)var(--dark)}',
    ':root{--0:;--1:initial}p{color:var(--0,red)var(--1,blue)var(--1)}',
  ],
  ['a property of another stylesheet', 'p{color:var(--mark)}', 'p{color:var(--mark)}'],
  [
    'a registered property',
    '@property --turn{syntax:"*"}p{--turn:1deg;rotate:var(--turn)}',
    '@property --turn{syntax:"*"}p{--turn:1deg;rotate:var(--turn)}',
  ],
  ['a name in a class', '.a--b{--b:1;margin:var(--b)}', '.a--b{--0:1;margin:var(--0)}'],
])('shortens %s', { tags: ['2.278'] }, (_, css, expected) => {
  expect(shortProperties(css)).toBe(expected);
});
