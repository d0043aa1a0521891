import { refusedLoad } from './test.ts';

export interface Route {
  path: string;
  /** What the console is to complain of. */
  complains?: RegExp;
}

/** Every route of the app, by who looks at it: one of the demonstration's people, or nobody. */
export const routes: Record<string, Route[]> = {
  guest: [
    { path: '/' },
    { path: '/categories' },
    { path: '/domain/technology' },
    { path: '/category/web_dev' },
    { path: '/course/intro-to-typescript' },
    { path: '/experts' },
    { path: '/experts/apply' },
    { path: '/login' },
    { path: '/register' },
    { path: '/forgot-password' },
    { path: '/reset-password?token=unknown' },
    { path: '/verify-email?token=unknown', complains: refusedLoad(422) },
    { path: '/sessions' },
    { path: '/monetize' },
    { path: '/community' },
    { path: '/nowhere', complains: refusedLoad(404) },
  ],
  learner: [
    { path: '/dashboard' },
    { path: '/profile?section=profile' },
    { path: '/profile?section=account' },
    { path: '/profile?section=password' },
    { path: '/profile?section=instructor' },
    { path: '/profile?section=notifications' },
    { path: '/experts/apply' },
    { path: '/create-course' },
  ],
  instructor: [
    { path: '/dashboard' },
    { path: '/profile?section=instructor' },
    { path: '/profile?section=payments' },
    { path: '/instructor-info' },
    { path: '/instructor-profile' },
    { path: '/create-course' },
    { path: '/course/intro-to-typescript/edit' },
  ],
  newcomer: [{ path: '/instructor-onboarding' }],
  unverified: [{ path: '/dashboard' }],
  admin: [{ path: '/admin/instructor-requests' }],
};
