import type { components } from '@lyceum/api-client/schema';

type Schemas = components['schemas'];

/**
 * What a public response depends on, and what a change of the catalog affects:
 * - `course:{id}`: the page of the course
 * - `card:{id}`: every other response that shows the course
 * - `category:{id}`: the list of its courses
 * - `counts:{id}`: the numbers of courses and learners of a category
 * - `domain:{id}`: the numbers of its categories
 * - `reviews:{id}`: the reviews of the course
 * - `instructor:{id}`: the instructor's profile and list of published courses
 * - `teaching:{id}`: which courses the instructor's page shows, in which order, and its figures
 * - `sessions`: which courses are upcoming, and in which order
 * - `expertises`: the published areas of expertise
 */
export type Subject =
  | `${'course' | 'card' | 'category' | 'counts' | 'domain' | 'instructor' | 'reviews' | 'teaching'}:${string}`
  | 'sessions'
  | 'expertises';

/** A change that guests can see. */
export interface CatalogChange {
  /** Responses about these are invalidated at once. */
  subjects: readonly Subject[];
  /** Only a counter in responses about these has changed: they may be served for some seconds more. @default none */
  counters?: readonly Subject[];
}

const cards = (courses: readonly Schemas['Course'][] | null | undefined): Subject[] =>
  (courses ?? []).map(({ id }) => `card:${id}` as const);

const domains = ({ results }: { results: Schemas['Domain'][] }): Subject[] =>
  results.map(({ id }) => `domain:${id}` as const);

/** The subjects of a course's own response. */
function subjectsOfCourse({ related, instructor, instructorProfile }: Schemas['Course']): Subject[] {
  return [`instructor:${instructor.id}`, ...cards(related), ...cards(instructorProfile?.courses)];
}

/**
 * The subjects of a response by operation. An operation that is not listed is not cached. `id` is that of the path, and
 * `body` is null unless the status is 200: a 404 depends on its subject, too.
 */
const subjectsByOperation: Record<string, (id: string, body: never) => Subject[]> = {
  getCourse: (id, body: Schemas['Course'] | null) => [
    `course:${id}`,
    ...(body ? subjectsOfCourse(body) : []),
  ],
  listCourseSessions: (id) => [`course:${id}`],
  listCourseReviews: (id) => [`reviews:${id}`],
  getCategory: (id) => [`counts:${id}`],
  listCategoryCourses: (id, body: { results: Schemas['Course'][] } | null) => [
    `category:${id}`,
    ...cards(body?.results),
  ],
  getInstructor: (id) => [`instructor:${id}`, `teaching:${id}`],
  listPublicCourses: (id, body: { results: Schemas['Course'][] } | null) => [
    `instructor:${id}`,
    `teaching:${id}`,
    ...cards(body?.results),
  ],
  getDomain: (id) => [`domain:${id}`],
  listDomainCategories: (id) => [`domain:${id}`],
  listDomains: (_id, body: { results: Schemas['Domain'][] } | null) => (body ? domains(body) : []),
  listSessions: (_id, body: { results: Schemas['Course'][] } | null) => ['sessions', ...cards(body?.results)],
  listExpertises: () => ['expertises'],
  getExpertise: () => ['expertises'],
};

/** The subjects of a response; null if the operation's responses are not cached. */
export function subjectsOf(operation: string, params: unknown, body: unknown): readonly Subject[] | null {
  const subjects = subjectsByOperation[operation];
  const id = typeof params === 'object' && params !== null && 'id' in params ? String(params.id) : '';
  return subjects ? subjects(id, body as never) : null;
}
