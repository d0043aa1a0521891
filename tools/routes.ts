import { publicPages } from '../apps/web/src/routes.ts';
import { failedRequest } from './console.ts';

export interface Route {
  path: string;
  /** The expected errors in the console. */
  expectedErrors?: RegExp | undefined;
}

/** Where the public pages are opened that need a parameter or a query. */
const addresses: Record<string, string[]> = {
  'domain/:domainId': ['/domain/technology'],
  'category/:categoryId': ['/category/web_dev'],
  'course/:courseId': ['/course/intro-to-typescript'],
  'course/:courseId/reviews': ['/course/intro-to-typescript/reviews'],
  // Their ids differ in each database: the journeys about certificates and instructors open them.
  'certificate/:certificateId': [],
  'instructor/:instructorId': [],
  search: ['/search', '/search?q=design&price=paid'],
  'reset-password': ['/reset-password?token=unknown'],
  'verify-email': ['/verify-email?token=unknown'],
  unsubscribe: ['/unsubscribe?token=unknown'],
  '*': ['/nowhere'],
};

const expectedErrors: Record<string, RegExp> = {
  '/verify-email?token=unknown': failedRequest(422),
  '/unsubscribe?token=unknown': failedRequest(422),
  '/nowhere': failedRequest(404),
};

/** Every route of the app, by the demo account that opens it. `routes.test.ts` names a protected one that is missing. */
export const routes: Record<string, Route[]> = {
  guest: publicPages.flatMap(({ path = '' }) =>
    (addresses[path] ?? [`/${path}`]).map((address) => ({
      path: address,
      expectedErrors: expectedErrors[address],
    })),
  ),
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
