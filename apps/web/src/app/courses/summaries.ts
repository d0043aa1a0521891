import type { Category, Course, Domain, Page } from '@lyceum/api-client';
import type { Localized } from '@lyceum/i18n';
import { hasFewSeats } from '@lyceum/rules';

/** What a card shows of a course. */
export interface CardCourse
  extends Pick<
    Course,
    | 'id'
    | 'href'
    | 'promotionalImage'
    | 'rating'
    | 'ratingCount'
    | 'price'
    | 'learners'
    | 'sessions'
    | 'scheduledTime'
    | 'availableSeats'
  > {
  name: Localized;
  category: Pick<Course['category'], 'color'>;
  instructor: Pick<Course['instructor'], 'name'>;
}

/** What a list shows of a category. */
export type ListedCategory = Pick<Category, 'id' | 'name' | 'href' | 'color' | 'courseCount'>;

/** What a list shows of a domain. */
export interface ListedDomain extends Pick<Domain, 'id' | 'name' | 'href' | 'color'> {
  categories?: ListedCategory[];
}

// A page contains its data a second time, for the hydration. So the lists keep only what they show.

export const listedCategory = ({ id, name, href, color, courseCount }: Category): ListedCategory => ({
  ...{ id, name, href, color, courseCount },
});

export const listedDomain = ({ id, name, href, color, categories = [] }: Domain): ListedDomain => ({
  ...{ id, name, href, color },
  categories: categories.map(listedCategory),
});

export function cardCourse({
  id,
  name,
  href,
  category,
  promotionalImage,
  instructor,
  ...course
}: CardCourse): CardCourse {
  const { rating, ratingCount, price, learners, sessions, scheduledTime, availableSeats } = course;
  return {
    ...{ id, name, href, promotionalImage, rating, ratingCount, price, learners, sessions, scheduledTime },
    category: { color: category.color },
    instructor: { name: instructor.name },
    ...(hasFewSeats(availableSeats) && { availableSeats }),
  };
}

type InstructorProfile = NonNullable<Course['instructorProfile']>;

/** The course of a page, with what it shows of other courses. */
export interface PageCourse extends Omit<Course, 'related' | 'instructorProfile'> {
  related: CardCourse[] | null;
  instructorProfile: (Omit<InstructorProfile, 'courses'> & { courses: CardCourse[] }) | null;
}

export const pageCourse = (course: Course): PageCourse => ({
  ...course,
  related: course.related?.map(cardCourse) ?? null,
  instructorProfile: course.instructorProfile && {
    ...course.instructorProfile,
    courses: course.instructorProfile.courses.map(cardCourse),
  },
});

/** A page of a list with what it shows of each item. */
export const pageOf = <Item, Summary>(
  page: Page<Item>,
  summarize: (item: Item) => Summary,
): Page<Summary> => ({
  ...page,
  results: page.results.map(summarize),
});
