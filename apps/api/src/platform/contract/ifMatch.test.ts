import { expect, test } from 'vitest';
import { Problem } from '../base/problems.ts';
import { readIfMatch } from './ifMatch.ts';

test.each([
  [undefined, null],
  ['*', null],
  ['"a.1"', ['a.1']],
  [' "a.1" , "b.2"', ['a.1', 'b.2']],
  ['W/"a.1"', []],
  ['W/"a.1", "b.2"', ['b.2']],
  ['""', ['']],
])('reads %s', (header, revisions) => {
  expect(readIfMatch(header)).toEqual(revisions);
});

test.each(['a.1', '', '"a', '"a" "b"', '"a",', '"a\u0000"', '"é"', `"${'x'.repeat(199)}"`, '"a", *'])(
  'rejects %j',
  (header) => {
    expect(() => readIfMatch(header)).toThrow(Problem);
  },
);

test('rejects many tags in little time', () => {
  expect(() => readIfMatch('"a",'.repeat(4000))).toThrow(Problem);
});
