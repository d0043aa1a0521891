import { readFile } from 'node:fs/promises';
import {
  errorCatalog,
  instructorStatuses,
  limits,
  mayApply,
  roles,
  signUpRoles,
  sortsOf,
} from '@lyceum/rules';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as client from './index.ts';

interface Schema {
  [key: string]: unknown;
}

const contract = parse(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));

/** The schema at a place of the contract, with its references followed. */
function at(...keys: (string | number)[]): Schema {
  let found = contract;
  for (const key of keys) {
    found = found[key];
    if (found === undefined) throw new Error(`openapi.yaml has no ${keys.join(' > ')}`);
    if (typeof found.$ref === 'string') found = at(...found.$ref.slice(2).split('/'));
  }
  return found;
}

const schema = (...keys: string[]) => at('components', 'schemas', ...keys);

function query(path: string, name: string): Schema {
  const parameters = at('paths', path, 'get', 'parameters');
  const index = Object.keys(parameters).find(
    (key) => at('paths', path, 'get', 'parameters', key).name === name,
  );
  return at('paths', path, 'get', 'parameters', index ?? -1, 'schema');
}

test('every call has a default text, and every default text a call', () => {
  expect(Object.keys(client.operations).sort()).toEqual(Object.keys(errorCatalog).sort());
});

test.each([
  ['/domains', limits.domainsPerPage],
  ['/domains/{id}/categories', limits.categoriesPerPage],
  ['/categories/{id}/courses', limits.coursesPerPage],
  ['/expertises', limits.expertisesPerPage],
  ['/sessions', limits.sessionsPerPage],
  ['/instructor/courses', limits.coursesPerPage],
  ['/users/me/enrollments', limits.enrollmentsPerPage],
])('%s gives as many a page as the rules say', (path, size) => {
  expect(query(path, 'limit')).toMatchObject({ default: size, minimum: 1, maximum: limits.pageMaximum });
  expect(query(path, 'page')).toMatchObject({ default: limits.firstPage, minimum: limits.firstPage });
});

test.each([
  ['/domains', sortsOf('domains')],
  ['/domains/{id}/categories', sortsOf('domainCategories')],
  ['/categories/{id}/courses', sortsOf('categoryCourses')],
])('%s sorts as the rules say', (path, options) => {
  expect(query(path, 'sortBy')).toMatchObject({ enum: [...options], default: 'name' });
});

test('the contract takes what the rules allow, and nothing longer', () => {
  expect(schema('NewPassword')).toMatchObject({
    minLength: limits.passwordMinimum,
    maxLength: limits.passwordMaximum,
  });
  expect(schema('AnyPassword')).toMatchObject({ maxLength: limits.passwordMaximum });
  expect(schema('Email')).toMatchObject({ maxLength: limits.emailMaximum });
  expect(schema('PersonName')).toMatchObject({ maxLength: limits.personNameMaximum });
  expect(schema('ExpertiseChoice')).toMatchObject({
    maxItems: limits.expertiseMaximum,
    items: { maxLength: limits.expertiseNameMaximum },
  });
  expect(schema('InstructorApplication', 'properties', 'qualifications').maxLength).toBe(
    limits.qualificationsMaximum,
  );
  expect(schema('InstructorApplication', 'properties', 'bio').maxLength).toBe(limits.bioMaximum);
  expect(query('/expertises', 'search')).toMatchObject({ maxLength: limits.searchMaximum });
  expect(schema('Error', 'properties', 'details').maxItems).toBe(limits.wrongFieldsMaximum);
});

test('a written course holds what the rules allow', () => {
  const field = (...keys: string[]) => schema('CourseDraft', 'properties', ...keys);
  expect(field('name', 'properties', 'en').maxLength).toBe(limits.courseNameMaximum);
  expect(field('description', 'anyOf', '0', 'properties', 'en').maxLength).toBe(
    limits.courseDescriptionMaximum,
  );
  expect(field('price').maximum).toBe(limits.coursePriceMaximum);
  expect(field('sessions').maximum).toBe(limits.courseSessionsMaximum);
  expect(field('learnersRequired').maximum).toBe(limits.courseLearnersMaximum);
  expect(field('tags')).toMatchObject({
    maxItems: limits.courseTagsMaximum,
    items: { maxLength: limits.courseTagMaximum },
  });
  expect(field('promotionalImage', 'anyOf', '0').maxLength).toBe(limits.imageAddressMaximum);
});

// Specification §3: what each thing tells of, the fields of the product's own beside them.
test.each([
  ['User', 'id name email role picture isEmailVerified isInstructorApproved expertise qualifications bio'],
  ['Tokens', 'access refresh'],
  ['Token', 'token'],
  ['Domain', 'id name color href categories'],
  ['Category', 'id name description color href'],
  [
    'Course',
    'id name href promotionalImage learners sessions handsOnPractice rating tags price scheduledTime instructor ' +
      'related lastAccessed progress',
  ],
  ['InstructorStatistics', 'totalCourses totalEnrollments averageRating revenue'],
  ['InstructorApplication', 'expertise qualifications bio'],
  ['Expertise', 'id name description'],
  ['CoursePage', 'results page limit totalResults'],
  ['LocalizedText', 'en ar fr'],
])('a %s has the fields of the specification', (name, fields) => {
  expect(Object.keys(schema(name, 'properties'))).toEqual(expect.arrayContaining(fields.split(' ')));
});

test('an instructor’s request and the learners of a course have the fields of the specification', () => {
  const request = schema('InstructorRequests', 'properties', 'requests', 'items', 'properties');
  const fields = ['id', 'name', 'email', 'createdAt', 'expertise', 'qualifications', 'bio'];
  expect(Object.keys(request)).toEqual(fields);
  const learners = schema('Course', 'properties', 'learners', 'properties');
  expect(Object.keys(learners)).toEqual(['enrolled', 'required']);
});

// Specification §7: the calls, who may make them, and what is sent along in the body.
test.each([
  ['get /domains', 'none', ''],
  ['get /domains/{id}', 'none', ''],
  ['get /domains/{id}/categories', 'none', ''],
  ['get /categories/{id}', 'none', ''],
  ['get /categories/{id}/courses', 'none', ''],
  ['get /courses/{id}', 'optional', ''],
  ['post /courses/{id}/enroll', 'required', ''],
  ['get /expertises', 'none', ''],
  ['get /expertises/{id}', 'optional', ''],
  ['get /admin/instructor-requests', 'required', ''],
  ['post /admin/instructor-requests/{id}/approve', 'required', ''],
  ['post /admin/instructor-requests/{id}/reject', 'required', ''],
  ['post /auth/login', 'none', 'email password'],
  ['post /auth/register', 'none', 'name email password role'],
  ['post /auth/register-instructor', 'none', 'name email password expertise qualifications bio'],
  ['post /auth/google', 'none', 'tokenId nonce role'],
  ['post /auth/google-instructor', 'none', 'tokenId nonce role expertise qualifications bio'],
  ['post /auth/logout', 'none', 'refreshToken'],
  ['get /users/profile', 'required', ''],
  ['post /auth/upgrade-to-instructor', 'required', 'expertise qualifications bio'],
  ['post /users/instructor-info', 'required', 'expertise qualifications bio'],
  ['put /users/instructor-profile', 'required', 'expertise qualifications bio'],
  ['post /auth/refresh-tokens', 'none', 'refreshToken'],
  ['post /auth/send-verification-email', 'required', ''],
  ['post /auth/verify-email', 'none', 'token'],
  ['post /auth/forgot-password', 'none', 'email'],
  ['post /auth/reset-password', 'none', 'token password'],
])('%s is a call for whom it should be, with what it should bring', (call, signIn, body) => {
  const [method = '', path = ''] = call.split(' ');
  const found = Object.values(client.operations).find(([verb, at]) => verb === method && at === path);
  expect(found?.[2]).toBe(signIn);
  const sent = at('paths', path, method).requestBody
    ? at('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
    : {};
  expect(Object.keys(sent.properties ?? {}).join(' ')).toBe(body);
});

test('roles and statuses are the same words', () => {
  expect(schema('User', 'properties', 'role').enum).toEqual([...roles]);
  expect(schema('ChosenRole')).toMatchObject({ enum: [...signUpRoles], default: signUpRoles[0] });
  expect(schema('InstructorStatus').enum).toEqual([...instructorStatuses]);
});

test.each(['/auth/upgrade-to-instructor', '/users/instructor-info'])(
  'whoever may apply by the rules may call %s',
  (path) => {
    expect(at('paths', path, 'post')['x-roles']).toEqual(roles.filter(mayApply));
  },
);

test('@lyceum/api-client exports', () => {
  expect(Object.keys(client).sort()).toEqual([
    'ApiProblem',
    'browserTokens',
    'createApiClient',
    'isRefusal',
    'memoryTokens',
    'messageFor',
    'operations',
    'unwrap',
  ]);
});
