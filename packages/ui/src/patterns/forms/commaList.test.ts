import { expect, test } from 'vitest';
import { commaList } from './commaList.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['Pottery', ['Pottery']],
  ['Pottery, Glazing ,Kilns,', ['Pottery', 'Glazing', 'Kilns']],
  ['Python, Kilns, python', ['Python', 'Kilns']],
  ['الخزف، التزجيج', ['الخزف', 'التزجيج']],
])('%j contains %j', { tags: ['2.103'] }, (text, entries) => {
  expect(commaList(text)).toEqual(entries);
});
