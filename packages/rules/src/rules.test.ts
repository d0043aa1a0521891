import fc from 'fast-check';
import { expect, test } from 'vitest';
import { categorySegment, categorySegments } from './categories.ts';
import * as limits from './limits.ts';
import { percentComplete } from './progress.ts';
import { rate } from './rates.ts';
import { expertiseSearchMinimum } from './search.ts';
import { signInBackoffMs, signInFailuresResetAfterMs, signInMaximumBackoffMs } from './signInBackoff.ts';
import { defaultSortOf, isSortOf, sortsOf } from './sorts.ts';
import { languageCookie, languageQuery } from './storage.ts';
import {
  applicantOf,
  dashboardKind,
  incompleteInstructor,
  instructorStatuses,
  mayApply,
  notificationDefaults,
  roles,
} from './users.ts';
import { isEmailAddress, passwordMinimum } from './validation.ts';

const complete = { expertise: ['seo'], qualifications: 'MSc', bio: 'Ten years of practice' };

test('an instructor without expertise, qualifications or bio is incomplete', {
  tags: ['2.4'],
}, () => {
  expect(incompleteInstructor({ role: 'instructor', ...complete })).toBe(false);
  for (const gap of [{ expertise: [] }, { qualifications: ' ' }, { bio: ' ' }]) {
    expect(incompleteInstructor({ role: 'instructor', ...complete, ...gap })).toBe(true);
  }
});

test('guests and learners become instructors; the other roles cannot', () => {
  expect(applicantOf(null)).toBe('guest');
  expect(Object.fromEntries(roles.map((role) => [role, applicantOf({ role })]))).toEqual({
    learner: 'learner',
    instructor: 'instructor',
    admin: 'instructor',
    moderator: 'instructor',
  });
});

test('without a profile, the instructor status decides whether it is incomplete', {
  tags: ['2.4'],
}, () => {
  const incomplete = instructorStatuses.filter((instructorStatus) =>
    incompleteInstructor({ role: 'instructor', instructorStatus }),
  );
  expect(incomplete).toEqual(['incomplete']);
  expect(incompleteInstructor({ role: 'learner', instructorStatus: 'incomplete' })).toBe(false);
});

test('every role except instructor has the learner dashboard', { tags: ['2.51'] }, () => {
  expect(roles.map(dashboardKind)).toEqual(['learner', 'instructor', 'learner', 'learner']);
});

test('learners and instructors may apply, staff may not', { tags: ['2.109'] }, () => {
  expect(roles.map(mayApply)).toEqual([true, true, false, false]);
});

test.each([
  [0, 3, 0],
  [1, 3, 33],
  [2, 3, 67],
  [3, 3, 100],
  [199, 200, 99],
  [1, 500, 1],
  [499, 500, 99],
])('%i of %i lessons are %i percent', (ticked, lessons, percent) => {
  expect(percentComplete(ticked, lessons)).toBe(percent);
});

test('each list has the required sort options, those of the catalog with name as the default', {
  tags: ['2.31', '7.4'],
}, () => {
  expect(sortsOf('domains')).toEqual(['name']);
  expect(sortsOf('domainCategories')).toEqual(['name', 'popularity', 'courses']);
  expect(sortsOf('categoryCourses')).toEqual(['name', 'rating', 'enrolled', 'price']);
  for (const list of ['domains', 'domainCategories', 'categoryCourses'] as const)
    expect(defaultSortOf(list)).toBe('name');
  expect(sortsOf('courseReviews')).toEqual(['newest', 'highest', 'lowest']);
});

test('accepts only the sort options of the list', () => {
  expect(isSortOf('categoryCourses', 'rating')).toBe(true);
  for (const text of ['popularity', 'toString', '__proto__', ''])
    expect(isSortOf('categoryCourses', text)).toBe(false);
});

test('a category has its own icon only for a known last segment', { tags: ['2.20'] }, () => {
  // [2.20]
  const segments =
    'web_dev mobile_apps python data_science cloud_computing devops blockchain ai_ml cybersecurity ux_design ' +
    'graphic_design branding video_editing 3d_design ui_ux_tools metaverse_vr digital_marketing seo ' +
    'entrepreneurship finance ecommerce data_driven_marketing remote_work fitness nutrition mental_health ' +
    'self_improvement holistic_health sleep_science language_learning';
  expect([...categorySegments]).toEqual(segments.split(' '));
  for (const segment of categorySegments) expect(categorySegment(`/category/${segment}`)).toBe(segment);
  expect(categorySegment('/category/pottery')).toBeNull();
  expect(categorySegment('/category/seo/tools')).toBeNull();
});

test('the limits have the required values', { tags: ['9.1', '7.4'] }, () => {
  expect(limits).toMatchObject({
    domainsPerPage: 10,
    categoriesPerPage: 12,
    coursesPerPage: 12,
    expertisesPerPage: 10,
    redirectAfterExpertSignUpMs: 2000,
    profileSavedNoticeMs: 2000,
  });
  expect(passwordMinimum).toBe(6);
  expect(expertiseSearchMinimum).toBe(3);
  expect(rate.mail).toEqual({ max: 3, perMs: 60_000 });
});

test('the backoff starts after five failures with 30 s and doubles up to 15 minutes', () => {
  const seconds = Array.from({ length: 12 }, (_, failures) => signInBackoffMs(failures) / 1000);
  expect(seconds).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900, 900]);
  expect(signInBackoffMs(1e6)).toBe(900_000);
  // Otherwise failures would be reset before the longest backoff ends.
  expect(signInFailuresResetAfterMs).toBeGreaterThan(signInMaximumBackoffMs);
});

test('all notifications except promotions are on by default', { tags: ['2.102'] }, () => {
  expect(notificationDefaults).toEqual({
    courseUpdates: true,
    newMessages: true,
    promotions: false,
    newsletter: true,
  });
});

test('accepts the e-mail addresses that a browser accepts, up to 254 characters', () => {
  for (const address of ['a@b', 'first.last+tag@mail.example.com', "o'neil@example.ie"]) {
    expect(isEmailAddress(address), address).toBe(true);
  }
  for (const address of [
    '',
    'a',
    'a@',
    '@b.c',
    'a b@c.d',
    'a@b..c',
    'a@-b.c',
    'سارة@example.com',
    'a@b.c\n',
    'a@b@c',
  ]) {
    expect(isEmailAddress(address), address).toBe(false);
  }
  expect(isEmailAddress(`${'a'.repeat(242)}@example.com`)).toBe(true);
  expect(isEmailAddress(`${'a'.repeat(243)}@example.com`)).toBe(false);
});

test('validates any e-mail address in linear time', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(isEmailAddress(address)).toBe(true);
      expect(isEmailAddress(`${address}\n`)).toBe(false);
    }),
  );
  expect(isEmailAddress(`a@${'a-'.repeat(100_000)}`)).toBe(false);
});

test('keeps the public names of the language', () => {
  expect({ languageCookie, languageQuery }).toEqual({ languageCookie: 'i18next', languageQuery: 'lng' });
});
