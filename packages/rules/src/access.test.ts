import { describe, expect, test } from 'vitest';
import { type AccessSession, accessRules, accessTo, type ProtectedClass } from './access.ts';
import type { InstructorStatus, Role } from './users.ts';

const complete = { expertise: ['seo'], qualifications: 'MSc', bio: 'Ten years of practice' };

const confirmed = (role: Role, profile = complete): AccessSession => ({
  state: 'signedIn',
  user: { role, ...profile },
  isConfirmed: true,
});
/** A user of the stored token: without a profile, and possibly older than the user on the server. */
const stored = (role: Role, instructorStatus: InstructorStatus = 'none'): AccessSession => ({
  state: 'signedIn',
  user: { role, instructorStatus },
  isConfirmed: false,
});
const guest: AccessSession = { state: 'signedOut', user: null, isConfirmed: false };
const restoring: AccessSession = { ...guest, state: 'restoring' };
const incomplete = confirmed('instructor', { ...complete, bio: '' });

const allowed = { kind: 'allowed' };
const waitingForUser = { kind: 'waiting' };
const toOnboarding = {
  kind: 'redirected',
  to: '/instructor-onboarding',
  reason: 'incompleteProfile',
};
const toLanding = { kind: 'redirected', to: '/', reason: 'role' };

const protectedClasses = (Object.keys(accessRules) as (keyof typeof accessRules)[]).filter(
  (accessClass): accessClass is ProtectedClass => accessClass !== 'public',
);
const visited = { wasSignedIn: true, wasComplete: true };

test('a public page is open to everyone, at once', { tags: ['6.3'] }, () => {
  for (const session of [restoring, guest, incomplete, stored('admin')]) {
    expect(accessTo('public', session)).toEqual(allowed);
  }
});

describe.each(protectedClasses)('%s', (accessClass) => {
  test('waits while the session is restored', () => {
    for (const visit of [undefined, visited]) {
      expect(accessTo(accessClass, restoring, visit)).toEqual({ kind: 'waiting' });
    }
  });

  test('does not open to a role that the rule omits', { tags: ['2.3', '2.8'] }, () => {
    for (const role of ['learner', 'instructor', 'admin', 'moderator'] as const) {
      const isOpen = (accessRules[accessClass].roles as readonly Role[]).includes(role);
      expect(accessTo(accessClass, confirmed(role))).toEqual(isOpen ? allowed : toLanding);
      // The role on the server may differ from that of the stored token.
      if (!isOpen) expect(accessTo(accessClass, stored(role))).toEqual(waitingForUser);
    }
  });
});

test('each protected class has its roles', { tags: ['2.3', '2.2', '2.8', '6.7'] }, () => {
  expect(Object.fromEntries(protectedClasses.map((name) => [name, accessRules[name].roles]))).toEqual({
    signedIn: ['learner', 'instructor', 'admin', 'moderator'],
    instructor: ['instructor'],
    onboarding: ['instructor'],
    applicant: ['learner', 'instructor'],
    administrator: ['admin'],
    moderator: ['admin', 'moderator'],
  });
});

test.each([
  ['signedIn', '/login', { kind: 'ended' }],
  ['instructor', '/login', { kind: 'ended' }],
  ['administrator', '/login', { kind: 'ended' }],
  ['moderator', '/login', { kind: 'ended' }],
  ['onboarding', '/', { kind: 'redirected', to: '/', reason: 'guest' }],
  ['applicant', '/', { kind: 'redirected', to: '/', reason: 'guest' }],
] as const)('%s redirects a guest to %s', { tags: ['2.2', '2.87', '2.88'] }, (accessClass, to, whenEnded) => {
  const redirected = { kind: 'redirected', to, reason: 'guest' };
  expect(accessTo(accessClass, guest)).toEqual(redirected);
  expect(accessTo(accessClass, guest, { wasSignedIn: true, wasComplete: false })).toEqual(whenEnded);
});

test.each(['signedIn', 'applicant', 'administrator', 'moderator'] as const)(
  '%s redirects an instructor with an incomplete profile, also one that became incomplete on the page',
  { tags: ['2.4'] },
  (accessClass) => {
    for (const visit of [undefined, visited]) {
      expect(accessTo(accessClass, incomplete, visit)).toEqual(toOnboarding);
      expect(accessTo(accessClass, stored('instructor', 'incomplete'), visit)).toEqual(waitingForUser);
    }
  },
);

test('the instructor profile stays open to an instructor who made the profile incomplete there', {
  tags: ['2.4', '2.89'],
}, () => {
  expect(accessTo('instructor', incomplete, visited)).toEqual(allowed);
  expect(accessTo('instructor', incomplete)).toEqual(toOnboarding);
  expect(accessTo('instructor', incomplete, { wasSignedIn: true, wasComplete: false })).toEqual(toOnboarding);
  expect(accessTo('instructor', stored('instructor', 'incomplete'))).toEqual(waitingForUser);
});

test('the onboarding is open to an instructor with an incomplete profile', { tags: ['2.87'] }, () => {
  expect(accessTo('onboarding', incomplete)).toEqual(allowed);
});

test('a form that is filled with the profile waits for it', () => {
  const instructor = stored('instructor', 'approved');
  expect(accessTo('signedIn', instructor)).toEqual(allowed);
  for (const accessClass of ['instructor', 'onboarding', 'applicant'] as const) {
    expect(accessTo(accessClass, instructor)).toEqual(waitingForUser);
    expect(accessTo(accessClass, { ...instructor, isConfirmed: true })).toEqual(waitingForUser);
  }
});
