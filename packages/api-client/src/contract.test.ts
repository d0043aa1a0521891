import { readFile } from 'node:fs/promises';
import english from '@lyceum/i18n/locales/en/errors.json' with { type: 'json' };
import {
  bioMaximum,
  emailMaximum,
  expertiseMaximum,
  expertiseNameMaximum,
  fallbackLanguage,
  fullNameMaximum,
  imageAddressMaximum,
  instructorStatuses,
  languages,
  limits,
  mayApply,
  passwordMaximum,
  passwordMinimum,
  qualificationsMaximum,
  roles,
  searchMaximum,
  signUpRoles,
  sortsOf,
} from '@lyceum/rules';
import {
  courseDescriptionMaximum,
  courseLearnersMaximum,
  courseLessonsMaximum,
  courseNameMaximum,
  coursePriceMaximum,
  courseTagMaximum,
  courseTagsMaximum,
  lessonTitleMaximum,
} from '@lyceum/rules/course';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import * as client from './index.ts';

interface Schema {
  [key: string]: unknown;
}

const contract = load(await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as Schema;

/** The schema at a path of the contract, with references resolved. */
function at(...keys: (string | number)[]): Schema {
  let found = contract;
  for (const key of keys) {
    found = found[key] as Schema;
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

test('every call has a default error text', { tags: ['8.1'] }, () => {
  const { networkError, noToken, noRefreshToken, ...operations } = english.operations;
  expect(Object.keys(client.operations).sort()).toEqual(Object.keys(operations).sort());
});

// The texts of the calls that fail without a message of the server, where no flow replaces the error.
for (const [tag, operation, text] of [
  ['8.8', 'listDomains', 'Failed to fetch domains'],
  ['8.10', 'listDomainCategories', 'Failed to fetch domain categories'],
  ['8.12', 'listCategoryCourses', 'Failed to fetch courses'],
  ['2.91', 'listInstructorRequests', 'Failed to fetch instructor requests'],
  ['8.22', 'getProfile', 'Failed to get user profile'],
  ['8.28', 'refreshTokens', 'Failed to refresh tokens'],
  ['8.29', 'sendVerificationEmail', 'Failed to send verification email'],
] as const) {
  test(`the default text of ${operation} is “${text}”`, { tags: [tag] }, async () => {
    const api = client.createApiClient({
      baseUrl: 'http://lyceum.test/v1',
      tokens: client.memoryTokens({ access: 'a1', refresh: 'r1' }),
      fetch: async () => new Response(null, { status: 422 }),
    });
    const call = api.call(operation as 'getDomain', { path: { id: 'x' } });
    await expect(call).rejects.toMatchObject({ operation, message: text });
  });
}

for (const [tags, path, size] of [
  [['7.6', '7.4'], '/domains', limits.domainsPerPage],
  [['7.8'], '/domains/{id}/categories', limits.categoriesPerPage],
  [['7.10'], '/categories/{id}/courses', limits.coursesPerPage],
  [['7.13'], '/expertises', limits.expertisesPerPage],
  [[], '/sessions', limits.upcomingCoursesPerPage],
  [[], '/instructor/courses', limits.coursesPerPage],
  [[], '/users/me/enrollments', limits.enrollmentsPerPage],
] as const) {
  test(`${path} has the page size of the rules`, { tags: [...tags] }, () => {
    expect(query(path, 'limit')).toMatchObject({ default: size, minimum: 1, maximum: limits.pageMaximum });
    expect(query(path, 'page')).toMatchObject({ default: limits.firstPage, minimum: limits.firstPage });
  });
}

for (const [tags, path, options] of [
  [['7.6'], '/domains', sortsOf('domains')],
  [['7.8'], '/domains/{id}/categories', sortsOf('domainCategories')],
  [['7.10'], '/categories/{id}/courses', sortsOf('categoryCourses')],
] as const) {
  test(`${path} has the sort options of the rules`, { tags: [...tags] }, () => {
    expect(query(path, 'sortBy')).toMatchObject({ enum: [...options], default: 'name' });
  });
}

test.each(['/domains', '/domains/{id}/categories', '/categories/{id}/courses', '/expertises'])(
  '%s sorts names by any language of the product',
  { tags: ['10.130'] },
  (path) => {
    expect(query(path, 'language')).toMatchObject({ enum: [...languages], default: fallbackLanguage });
  },
);

test('the limits of the contract are those of the rules', { tags: ['5.7'] }, () => {
  expect(schema('NewPassword')).toMatchObject({
    minLength: passwordMinimum,
    maxLength: passwordMaximum,
  });
  expect(schema('AnyPassword')).toMatchObject({ maxLength: passwordMaximum });
  expect(schema('Email')).toMatchObject({ maxLength: emailMaximum });
  expect(schema('FullName')).toMatchObject({ maxLength: fullNameMaximum });
  expect(schema('ExpertiseChoice')).toMatchObject({
    maxItems: expertiseMaximum,
    items: { maxLength: expertiseNameMaximum },
  });
  expect(schema('InstructorApplication', 'properties', 'qualifications').maxLength).toBe(
    qualificationsMaximum,
  );
  expect(schema('InstructorApplication', 'properties', 'bio').maxLength).toBe(bioMaximum);
  expect(query('/expertises', 'search')).toMatchObject({ maxLength: searchMaximum });
  expect(schema('Error', 'properties', 'details').maxItems).toBe(limits.wrongFieldsMaximum);
});

test('the limits of a course are those of the rules', { tags: ['5.7'] }, () => {
  const field = (...keys: string[]) => schema('CourseDraft', 'properties', ...keys);
  expect(field('name', 'properties', 'en').maxLength).toBe(courseNameMaximum);
  expect(field('description', 'anyOf', '0', 'properties', 'en').maxLength).toBe(courseDescriptionMaximum);
  expect(field('price').maximum).toBe(coursePriceMaximum);
  expect(field('sessions').maximum).toBe(courseLessonsMaximum);
  expect(field('sessionTitles').maxItems).toBe(courseLessonsMaximum);
  expect(schema('WrittenName', 'properties', 'en').maxLength).toBe(lessonTitleMaximum);
  expect(field('learnersRequired').maximum).toBe(courseLearnersMaximum);
  expect(field('seats').maximum).toBe(courseLearnersMaximum);
  expect(field('tags')).toMatchObject({
    maxItems: courseTagsMaximum,
    items: { maxLength: courseTagMaximum },
  });
  expect(field('promotionalImage', 'anyOf', '0').maxLength).toBe(imageAddressMaximum);
});

// The fields of each entity; the contract can have more [3.5].
for (const [tags, name, fields] of [
  [
    ['3.5'],
    'User',
    'id name email role picture isEmailVerified isInstructorApproved expertise qualifications bio',
  ],
  [['3.6'], 'Tokens', 'access refresh'],
  [[], 'Token', 'token'],
  [['3.7'], 'Domain', 'id name color href categories'],
  [['3.8'], 'Category', 'id name description color href'],
  [
    ['3.3'],
    'Course',
    'id name href promotionalImage learners sessions handsOnPractice rating tags price scheduledTime instructor ' +
      'related lastAccessed progress',
  ],
  [['3.10'], 'InstructorStatistics', 'totalCourses totalEnrollments averageRating revenue'],
  [['3.14'], 'InstructorApplication', 'expertise qualifications bio'],
  [['3.11'], 'Expertise', 'id name description'],
  [['3.4'], 'CoursePage', 'results page limit totalResults'],
  [[], 'LocalizedText', 'en ar fr'],
] as const) {
  test(`${name} has its required fields`, { tags: [...tags] }, () => {
    expect(Object.keys(schema(name, 'properties'))).toEqual(expect.arrayContaining(fields.split(' ')));
  });
}

test('an instructor request and the learners of a course have their required fields', {
  tags: ['3.13'],
}, () => {
  const request = schema('InstructorRequests', 'properties', 'requests', 'items', 'properties');
  const fields = ['id', 'name', 'email', 'createdAt', 'expertise', 'qualifications', 'bio'];
  expect(Object.keys(request)).toEqual(fields);
  const learners = schema('Course', 'properties', 'learners', 'properties');
  expect(Object.keys(learners)).toEqual(['enrolled', 'required']);
});

// The operations, whether they require authentication, and the fields of their bodies [7.6].
for (const [tags, call, signIn, body] of [
  [['7.6'], 'get /domains', 'none', ''],
  [['7.7'], 'get /domains/{id}', 'none', ''],
  [['7.8'], 'get /domains/{id}/categories', 'none', ''],
  [['7.9'], 'get /categories/{id}', 'none', ''],
  [['7.10'], 'get /categories/{id}/courses', 'none', ''],
  [['7.11'], 'get /courses/{id}', 'optional', ''],
  [['7.5'], 'post /courses/{id}/enroll', 'required', ''],
  [['7.13'], 'get /expertises', 'none', ''],
  [['7.14'], 'get /expertises/{id}', 'optional', ''],
  [['7.15'], 'get /admin/instructor-requests', 'required', ''],
  [['7.16'], 'post /admin/instructor-requests/{id}/approve', 'required', ''],
  [['7.17'], 'post /admin/instructor-requests/{id}/reject', 'required', ''],
  [['7.18'], 'post /auth/login', 'none', 'email password'],
  [['7.19'], 'post /auth/register', 'none', 'name email password role'],
  [
    ['3.14', '7.20'],
    'post /auth/register-instructor',
    'none',
    'name email password expertise qualifications bio',
  ],
  [['7.21'], 'post /auth/google', 'none', 'tokenId nonce role'],
  [
    ['3.14', '7.22'],
    'post /auth/google-instructor',
    'none',
    'tokenId nonce role expertise qualifications bio',
  ],
  [['7.23'], 'post /auth/logout', 'none', 'refreshToken'],
  [['7.24'], 'get /users/profile', 'required', ''],
  [['7.25'], 'post /auth/upgrade-to-instructor', 'required', 'expertise qualifications bio'],
  [['7.26'], 'post /users/instructor-info', 'required', 'expertise qualifications bio'],
  [['7.27'], 'put /users/instructor-profile', 'required', 'expertise qualifications bio'],
  [['7.28'], 'post /auth/refresh-tokens', 'none', 'refreshToken'],
  [['7.29'], 'post /auth/send-verification-email', 'required', ''],
  [['7.30'], 'post /auth/verify-email', 'none', 'token'],
  [['7.31'], 'post /auth/forgot-password', 'none', 'email'],
  [['7.32'], 'post /auth/reset-password', 'none', 'token password'],
] as const) {
  test(`${call} has the required sign-in and body fields`, { tags: [...tags] }, () => {
    const [method = '', path = ''] = call.split(' ');
    const found = Object.values(client.operations).find(([verb, at]) => verb === method && at === path);
    expect(found?.[2]).toBe(signIn);
    const sent = at('paths', path, method).requestBody
      ? at('paths', path, method, 'requestBody', 'content', 'application/json', 'schema')
      : {};
    expect(Object.keys(sent.properties ?? {}).join(' ')).toBe(body);
  });
}

test('the roles and statuses are those of the rules', { tags: ['3.5'] }, () => {
  expect(schema('User', 'properties', 'role').enum).toEqual([...roles]);
  expect(schema('ChosenRole')).toMatchObject({ enum: [...signUpRoles], default: signUpRoles[0] });
  expect(schema('InstructorStatus').enum).toEqual([...instructorStatuses]);
});

test.each(['/auth/upgrade-to-instructor', '/users/instructor-info'])(
  'the roles that may apply may call %s',
  { tags: ['2.109'] },
  (path) => {
    expect(at('paths', path, 'post')['x-roles']).toEqual(roles.filter(mayApply));
  },
);

test('@lyceum/api-client exports', () => {
  expect(Object.keys(client).sort()).toEqual([
    'ApiProblem',
    'browserTokens',
    'createApiClient',
    'isPermanentFailure',
    'memoryTokens',
    'messageFor',
    'operations',
    'unwrap',
  ]);
});
