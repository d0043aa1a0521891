import type { ProtectedClass } from '@lyceum/rules';
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** Pages with the same access rule (`accessTo` in packages/rules). */
const access = (accessClass: ProtectedClass, pages: RouteConfigEntry[]) =>
  layout('routes/AccessRoute.tsx', { id: accessClass }, pages);

/** The pages that everyone can open. */
export const publicPages = [
  index('routes/LandingRoute.tsx'),
  route('categories', 'routes/CategoriesRoute.tsx'),
  route('domain/:domainId', 'routes/DomainRoute.tsx'),
  route('category/:categoryId', 'routes/CategoryRoute.tsx'),
  route('course/:courseId', 'routes/CourseRoute.tsx'),
  route('course/:courseId/reviews', 'routes/ReviewsRoute.tsx'),
  route('certificate/:certificateId', 'routes/CertificateRoute.tsx'),
  route('instructor/:instructorId', 'routes/InstructorRoute.tsx'),
  route('experts', 'routes/ExpertsRoute.tsx'),
  route('experts/apply', 'routes/ApplicationRoute.tsx'),
  route('search', 'routes/SearchRoute.tsx'),
  route('favorites', 'routes/FavoritesRoute.tsx'),
  route('sessions', 'routes/SessionsRoute.tsx'),
  route('monetize', 'routes/MonetizeRoute.tsx'),
  route('community', 'routes/CommunityRoute.tsx'),
  route('login', 'routes/LoginRoute.tsx'),
  route('register', 'routes/RegisterRoute.tsx'),
  route('forgot-password', 'routes/ForgotPasswordRoute.tsx'),
  route('reset-password', 'routes/ResetPasswordRoute.tsx'),
  route('verify-email', 'routes/VerifyEmailRoute.tsx'),
  route('unsubscribe', 'routes/UnsubscribeRoute.tsx'),
  route('*', 'routes/NotFoundRoute.tsx'),
];

export default [
  ...publicPages,
  access('signedIn', [
    route('dashboard', 'routes/DashboardRoute.tsx'),
    route('profile', 'routes/ProfileRoute.tsx'),
    layout('routes/CourseEditorRoute.tsx', [
      route('create-course', 'routes/CourseEditorAddressRoute.tsx', { id: 'create-course' }),
      route('course/:courseId/edit', 'routes/CourseEditorAddressRoute.tsx', { id: 'edit-course' }),
    ]),
  ]),
  access('instructor', [
    route('dashboard/figures', 'routes/FiguresRoute.tsx'),
    route('dashboard/figures/:courseId', 'routes/LearnersRoute.tsx'),
    route('instructor-profile', 'routes/InstructorProfileRoute.tsx'),
  ]),
  access('onboarding', [route('instructor-onboarding', 'routes/InstructorOnboardingRoute.tsx')]),
  access('applicant', [route('instructor-info', 'routes/InstructorInfoRoute.tsx')]),
  access('administrator', [route('admin/instructor-requests', 'routes/InstructorRequestsRoute.tsx')]),
  access('moderator', [route('admin/review-reports', 'routes/ReviewReportsRoute.tsx')]),
] satisfies RouteConfig;
