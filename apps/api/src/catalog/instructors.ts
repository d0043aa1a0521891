import type { components } from '@lyceum/api-client/schema';
import { toImage } from '../platform/contract/images.ts';
import { toText } from '../platform/contract/localized.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { type CourseOrder, orderOfCourses } from './courseOrders.ts';
import { type Course, selectCourses, toCourse } from './courses.ts';

type PublicInstructor = components['schemas']['PublicInstructor'];

const publishedOf = (db: Db, id: string) =>
  db.selectFrom('courses').where('instructor_id', '=', id).where('status', '=', 'published');

/** What everyone may read about an approved instructor with a published course; null for anyone else. */
export async function findInstructor(db: Db, id: string): Promise<PublicInstructor | null> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'picture', 'expertise', 'qualifications', 'bio'])
    .where('id', '=', id)
    .where('instructor_status', '=', 'approved')
    .executeTakeFirst();
  if (!user) return null;
  const { courses, learners, rating } = await publishedOf(db, id)
    .select(({ fn }) => [
      fn.countAll<number>().as('courses'),
      fn.sum<number | null>('enrolled').as('learners'),
      fn.avg<number | null>('rating').as('rating'),
    ])
    .executeTakeFirstOrThrow();
  if (courses === 0) return null;
  const expertise = await db
    .selectFrom('expertises')
    .select(['id', 'name'])
    .where('id', '=', anyOf(user.expertise))
    .where('published', '=', true)
    .execute();
  return {
    id: user.id,
    name: user.name,
    picture: toImage(user.picture),
    href: `/instructor/${user.id}`,
    expertise: expertise
      .map(({ id: expertiseId, name }) => ({ id: expertiseId, name: toText(name) }))
      .toSorted((one, other) => user.expertise.indexOf(one.id) - user.expertise.indexOf(other.id)),
    qualifications: user.qualifications,
    bio: user.bio,
    courseCount: courses,
    learnerCount: learners ?? 0,
    rating,
  };
}

/** One page of the published courses of an approved instructor, ties by id; null if the instructor has no public page. */
export async function pageOfInstructor(
  db: Db,
  id: string,
  order: CourseOrder,
  request: PageRequest,
): Promise<Page<Course> | null> {
  const { total } = await publishedOf(db, id)
    .innerJoin('users', 'users.id', 'courses.instructor_id')
    .where('users.instructor_status', '=', 'approved')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (total === 0) return null;
  const ordered = orderOfCourses(order);
  return readPage(request, total, async ({ offset, limit }) => {
    const page = publishedOf(db, id).select('courses.id').orderBy(ordered).offset(offset).limit(limit);
    const rows = await selectCourses(db, null)
      .innerJoin(page.as('page'), 'page.id', 'courses.id')
      .orderBy(ordered)
      .execute();
    return rows.map(toCourse);
  });
}
