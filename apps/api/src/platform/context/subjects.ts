/**
 * What a public response depends on, and what a change of the catalog affects. Each operation whose responses are cached has
 * `subjects`; each change reports the subjects that it affects.
 * - `course:{id}`: the page of the course
 * - `card:{id}`: every other response that shows the course
 * - `category:{id}`: the list of its courses
 * - `counts:{id}`: the numbers of courses and learners of a category
 * - `domain:{id}`: the numbers of its categories
 * - `reviews:{id}`: the reviews of the course
 * - `instructor:{id}`: the instructor's profile and list of published courses
 * - `teaching:{id}`: which courses the instructor's page shows, in which order, and its figures
 * - `upcomingCourses`: which courses are upcoming, and in which order
 * - `expertises`: the published areas of expertise
 */
export type Subject =
  | `${'course' | 'card' | 'category' | 'counts' | 'domain' | 'instructor' | 'reviews' | 'teaching'}:${string}`
  | 'upcomingCourses'
  | 'expertises';

/** A change that guests can see. */
export interface CatalogChange {
  /** Responses about these are invalidated at once. */
  subjects: readonly Subject[];
  /** Only a counter in responses about these has changed: they may be served for some seconds more. @default none */
  counters?: readonly Subject[];
}

/** The subjects of the courses that a response shows. */
export const cardsOf = (courses: readonly { id: string }[] | null | undefined) =>
  (courses ?? []).map(({ id }) => `card:${id}` as const);
