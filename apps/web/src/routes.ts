import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/landing.tsx'),
  route('categories', 'routes/categories.tsx'),
  route('domain/:domainId', 'routes/domain.tsx'),
  route('category/:categoryId', 'routes/category.tsx'),
  route('course/:courseId', 'routes/course.tsx'),
  route('sessions', 'routes/sessions.tsx'),
  route('monetize', 'routes/monetize.tsx'),
  route('community', 'routes/community.tsx'),
  route('login', 'routes/login.tsx'),
  route('register', 'routes/register.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('verify-email', 'routes/verify-email.tsx'),
  route('dashboard', 'routes/dashboard.tsx'),
  layout('routes/course-editor.tsx', [
    route('create-course', 'routes/course-editor-address.tsx', { id: 'create-course' }),
    route('course/:courseId/edit', 'routes/course-editor-address.tsx', { id: 'edit-course' }),
  ]),
  route('instructor-onboarding', 'routes/instructor-onboarding.tsx'),
  route('instructor-info', 'routes/instructor-info.tsx'),
  route('instructor-profile', 'routes/instructor-profile.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('admin/instructor-requests', 'routes/instructor-requests.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
