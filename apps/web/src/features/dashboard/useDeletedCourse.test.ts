import { expect, test } from 'vitest';
import { deletedCourseOf } from './useDeletedCourse.ts';

test('reads the name of the deleted course', () => {
  expect(deletedCourseOf({ deletedCourse: { en: 'Knots', ar: null } })).toEqual({ en: 'Knots', ar: null });
});

test.each([null, undefined, 'x', {}, { deletedCourse: 'Knots' }, { deletedCourse: { en: 7 } }])(
  'ignores the state %j',
  (state) => {
    expect(deletedCourseOf(state)).toBeNull();
  },
);
