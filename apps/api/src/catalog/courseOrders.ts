import type { Language } from '@lyceum/rules';
import { type RawBuilder, sql } from 'kysely';
import { nameColumn } from '../platform/database/nameOrders.ts';

/** Each order matches an index: names one of nameOrders.ts, the others one of migration 0033. */
const orders = {
  name: (language: Language) => sql`${sql.ref(`courses.${nameColumn(language)}`)}, courses.id`,
  rating: () => sql`courses.rating desc nulls last, courses.id`,
  enrolled: () => sql`courses.enrolled desc, courses.id`,
  price: () => sql`courses.price_cents, courses.id`,
};

/** The order of a list of courses. */
export interface CourseOrder {
  sortBy: keyof typeof orders;
  /** The language by which names sort. */
  language: Language;
}

/** The order by expressions on `courses`, ties by id. */
export const orderOfCourses = ({ sortBy, language }: CourseOrder): RawBuilder<unknown> =>
  orders[sortBy](language);
