import { failedRequest } from './console.ts';

export interface Route {
  path: string;
  /** The expected errors in the console. */
  expectedErrors?: RegExp;
}

/** Every route of the app, by the demo account that opens it. */
export const routes: Record<string, Route[]> = {
  guest: [
    { path: '/' },
    { path: '/categories' },
    { path: '/domain/technology' },
    { path: '/category/web_dev' },
    { path: '/course/intro-to-typescript' },
    { path: '/course/intro-to-typescript/reviews' },
    { path: '/experts' },
    { path: '/experts/apply' },
    { path: '/login' },
    { path: '/register' },
    { path: '/forgot-password' },
    { path: '/reset-password?token=unknown' },
    { path: '/verify-email?token=unknown', expectedErrors: failedRequest(422) },
    { path: '/unsubscribe?token=unknown', expectedErrors: failedRequest(422) },
    { path: '/search' },
    { path: '/search?q=design&price=paid' },
    { path: '/favorites' },
    { path: '/sessions' },
    { path: '/monetize' },
    { path: '/community' },
    { path: '/nowhere', expectedErrors: failedRequest(404) },
  ],
  learner: [
    { path: '/dashboard' },
    { path: '/favorites' },
    { path: '/profile?section=profile' },
    { path: '/profile?section=account' },
    { path: '/profile?section=password' },
    { path: '/profile?section=instructor' },
    { path: '/profile?section=calendar' },
    { path: '/profile?section=notifications' },
    { path: '/experts/apply' },
    { path: '/create-course' },
    { path: '/course/intro-to-typescript/reviews' },
  ],
  instructor: [
    { path: '/dashboard' },
    { path: '/dashboard/figures' },
    { path: '/dashboard/figures/figma-in-practice' },
    { path: '/profile?section=instructor' },
    { path: '/profile?section=payments' },
    { path: '/instructor-info' },
    { path: '/instructor-profile' },
    { path: '/create-course' },
    { path: '/course/figma-in-practice/edit' },
  ],
  newcomer: [{ path: '/instructor-onboarding' }],
  unverified: [{ path: '/dashboard' }],
  admin: [{ path: '/admin/instructor-requests' }],
  moderator: [{ path: '/admin/review-reports' }, { path: '/admin/review-reports?status=hidden' }],
};
