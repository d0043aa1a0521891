import type { Language } from '@lyceum/rules';
import { type RawBuilder, sql } from 'kysely';
import { nameColumn } from '../database/nameOrders.ts';

interface Order {
  forward: RawBuilder<unknown>;
  /** The reverse, for the same index. */
  backward: RawBuilder<unknown>;
}

const byName = (language: Language): Order => {
  const name = sql.ref(`courses.${nameColumn(language)}`);
  return { forward: sql`${name}, courses.id`, backward: sql`${name} desc, courses.id desc` };
};

/** Each order matches an index: names one of nameOrders.ts, the others one of migration 0033. */
const orders = {
  name: byName,
  rating: (): Order => ({
    forward: sql`courses.rating desc nulls last, courses.id`,
    backward: sql`courses.rating nulls first, courses.id desc`,
  }),
  enrolled: (): Order => ({
    forward: sql`courses.enrolled desc, courses.id`,
    backward: sql`courses.enrolled, courses.id desc`,
  }),
  price: (): Order => ({
    forward: sql`courses.price_cents, courses.id`,
    backward: sql`courses.price_cents desc, courses.id desc`,
  }),
};

/** The order of a list of courses. */
export interface CourseOrder {
  sortBy: keyof typeof orders;
  /** The language by which names sort. */
  language: Language;
}

/** The order by expressions on `courses`, ties by id, and its reverse. */
export const bothOrders = (sortBy: CourseOrder['sortBy'], language: Language): Order =>
  orders[sortBy](language);

/** The order by expressions on `courses`, ties by id. */
export const orderOfCourses = (sortBy: CourseOrder['sortBy'], language: Language): RawBuilder<unknown> =>
  bothOrders(sortBy, language).forward;
