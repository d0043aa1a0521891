import type { ApiClient } from '@lyceum/api-client';
import type { Language } from '@lyceum/i18n';
import { browserApi, requestApi } from '../app/api/api.ts';
import { orErrorPage } from '../app/api/loaderErrors.ts';
import { sortIn } from '../app/courses/listAddress.ts';
import { orderOf, revalidateOnPageChange } from '../app/lists/useSort.ts';
import { InstructorContainer } from '../features/catalog/Instructor/Instructor.container.tsx';
import { instructorCoursePage } from '../features/catalog/instructorCourses.ts';
import { browserLanguage } from '../platform/i18n/i18n.ts';
import type { Route } from './+types/InstructorRoute.ts';

const sortOf = (address: string) => sortIn('categoryCourses', new URL(address).searchParams);

async function load(api: ApiClient, id: string, language: Language, sortBy: ReturnType<typeof sortOf>) {
  const order = orderOf<'categoryCourses'>(sortBy, language);
  const calls = [
    api.call('getInstructor', { path: { id } }),
    instructorCoursePage(api, { id, ...order }),
  ] as const;
  const [instructor, courses] = await orErrorPage(Promise.all(calls));
  return { instructor, courses, order };
}

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  load(requestApi(context), params.instructorId, context.language, sortOf(request.url));
export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  load(browserApi(), params.instructorId, browserLanguage(), sortOf(request.url));
export const shouldRevalidate = revalidateOnPageChange;
export { InstructorNotFound as ErrorBoundary } from '../app/notFound/NotFound.container.tsx';

export default function InstructorRoute({ loaderData }: Route.ComponentProps) {
  const { instructor, courses, order } = loaderData;
  return <InstructorContainer instructor={instructor} courses={courses} initialOrder={order} />;
}
