import { expect, test } from 'vitest';
import { canonicalPath } from './canonicalPath.ts';

const patterns = ['categories', 'course/:courseId', 'course/:courseId/reviews'];

test.each([
  ['/categories', '/categories'],
  ['/Categories/', '/categories'],
  ['/Course/x', '/course/x'],
  ['/course/X%20y//', '/course/X%20y'],
  ['/COURSE/Reviews/Reviews/', '/course/Reviews/reviews'],
  ['/course/%25', '/course/%25'],
  ['/', null],
  ['//evil.example/', null],
  ['/course//x', null],
  ['/nowhere/', null],
])('%s is at %s', { tags: ['2.494'] }, (path, canonical) => {
  expect(canonicalPath(patterns, path)).toBe(canonical);
});
