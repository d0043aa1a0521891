import { expectTypeOf, test } from 'vitest';
import type { ApiClient } from './client.types.ts';
import type { Answer, Course, Enrollment, Page, SignedIn, User } from './types.ts';

test('a call has the parameters and the result of the contract', () => {
  expectTypeOf<Answer<'enrollInCourse'>>().toEqualTypeOf<Enrollment>();
  expectTypeOf<Answer<'signInWithGoogle'>>().toEqualTypeOf<SignedIn>();
  expectTypeOf<Answer<'logout'>>().toEqualTypeOf<undefined>();
  expectTypeOf<Answer<'getProfile'>>().toEqualTypeOf<User>();
  expectTypeOf<Answer<'listCategoryCourses'>>().toExtend<Page<Course>>();
});

test('an unknown operation does not compile', () => {
  const misuses = (api: ApiClient) => [
    // @ts-expect-error a course's id is needed
    () => api.call('enrollInCourse'),
    // @ts-expect-error there is no such sort
    () => api.call('listCategoryCourses', { path: { id: 'x' }, query: { sortBy: 'courses' } }),
    // @ts-expect-error the body has no such field
    () => api.call('login', { body: { email: 'a@b.test', password: 'secret', role: 'admin' } }),
    // @ts-expect-error there is no such call
    () => api.call('deleteDomain'),
  ];
  expectTypeOf(misuses).toBeFunction();
});
