import { type AccessClass, type AccessSession, accessTo, type Role } from '@lyceum/rules';
import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { routes as testedRoutes } from '../../../tools/routes.ts';
import { appPages } from './support/appPages.ts';

const profile = { expertise: ['seo'], qualifications: 'MSc', bio: 'Ten years of practice' };
const signedIn = (role: Role, instructorStatus = 'none', fields = profile): AccessSession => ({
  state: 'signedIn',
  user: { role, instructorStatus, ...fields } as AccessSession['user'],
  isConfirmed: true,
});

const users: Record<string, AccessSession> = {
  guest: { state: 'signedOut', user: null, isConfirmed: false },
  learner: signedIn('learner'),
  incomplete: signedIn('instructor', 'incomplete', { ...profile, bio: '' }),
  pending: signedIn('instructor', 'pending'),
  rejected: signedIn('instructor', 'rejected'),
  approved: signedIn('instructor', 'approved'),
  administrator: signedIn('admin'),
  moderator: signedIn('moderator'),
};

function resultOf(accessClass: AccessClass, session: AccessSession): string {
  const access = accessTo(accessClass, session);
  return access.kind === 'redirected' ? `${access.reason}: ${access.to}` : access.kind;
}

const allow = Object.fromEntries(Object.keys(users).map((user) => [user, 'allowed']));
const incomplete = { incomplete: 'incompleteProfile: /instructor-onboarding' };
const toLogin = { ...allow, ...incomplete, guest: 'guest: /login' };
const staffToLanding = { administrator: 'role: /', moderator: 'role: /' };
const onlyInstructors = { learner: 'role: /', ...staffToLanding };

test('a protected route is open to the users that the specification names, any other route to everyone', {
  tags: ['2.2', '2.3', '2.4', '2.8', '2.87', '2.88', '6.3'],
}, () => {
  const rowOf = ({ path, accessClass }: (typeof appPages)[number]) => [
    path,
    Object.fromEntries(
      Object.entries(users).map(([user, session]) => [user, resultOf(accessClass, session)]),
    ),
  ];
  for (const page of appPages.filter(({ accessClass }) => accessClass === 'public')) {
    expect(rowOf(page)).toEqual([page.path, allow]);
  }
  const table = Object.fromEntries(appPages.filter(({ accessClass }) => accessClass !== 'public').map(rowOf));
  expect(table).toEqual({
    '/dashboard': toLogin,
    '/profile': toLogin,
    '/create-course': toLogin,
    '/course/:courseId/edit': toLogin,
    '/dashboard/figures': { ...toLogin, ...onlyInstructors },
    '/dashboard/figures/:courseId': { ...toLogin, ...onlyInstructors },
    '/instructor-profile': { ...toLogin, ...onlyInstructors },
    '/instructor-onboarding': { ...allow, guest: 'guest: /', ...onlyInstructors },
    '/instructor-info': { ...toLogin, guest: 'guest: /', ...staffToLanding },
    '/admin/instructor-requests': {
      ...toLogin,
      learner: 'role: /',
      pending: 'role: /',
      rejected: 'role: /',
      approved: 'role: /',
      moderator: 'role: /',
    },
    '/admin/review-reports': {
      ...toLogin,
      learner: 'role: /',
      pending: 'role: /',
      rejected: 'role: /',
      approved: 'role: /',
    },
  });
});

test('the journeys over all pages open every page that has an address without an id of the database', () => {
  const addresses = Object.values(testedRoutes).flatMap((tested) =>
    tested.map(({ path }) => path.replace(/\?.*/, '')),
  );
  const missing = appPages
    .map(({ path }) => path)
    .filter((path) => !addresses.some((address) => matchPath(path, address)));
  expect(missing).toEqual(['/certificate/:certificateId', '/instructor/:instructorId']);
});
