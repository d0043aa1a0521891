import type { Localized } from '@lyceum/rules';
import type { Db } from '../platform/database/open.ts';
import type { Range } from '../platform/database/paging.ts';

/** A public page of the catalog. */
export interface CatalogPage {
  /** The path of the page. */
  path: string;
  /** When its content last changed; null if that is not recorded. */
  changedAt: Date | null;
}

/** Public pages in an order that adds new ones at the end, where their time is known. */
export interface PublicPages {
  count(): Promise<number>;
  list(range: Range): Promise<CatalogPage[]>;
}

const pathOf = (kind: 'domain' | 'category' | 'course' | 'instructor', id: string): string =>
  `/${kind}/${encodeURIComponent(id)}`;

const pagesOf = (db: Db, kind: 'domain' | 'category', table: 'domains' | 'categories'): PublicPages => ({
  async count() {
    const { total } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },
  async list({ offset, limit }) {
    const rows = await db.selectFrom(table).select('id').orderBy('id').offset(offset).limit(limit).execute();
    return rows.map(({ id }) => ({ path: pathOf(kind, id), changedAt: null }));
  },
});

/** The pages of the published courses. */
const coursePages = (db: Db): PublicPages => ({
  async count() {
    const { total } = await db
      .selectFrom('categories')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('courses'), eb.lit(0)).as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },
  async list({ offset, limit }) {
    // The index alone finds the ids, so that a late page reads no other row.
    const page = db
      .selectFrom('courses')
      .select('id')
      .where('status', '=', 'published')
      .orderBy('published_at')
      .orderBy('id')
      .offset(offset)
      .limit(limit);
    const rows = await db
      .selectFrom('courses')
      .innerJoin(page.as('page'), 'page.id', 'courses.id')
      .select(['courses.id', 'courses.updated_at'])
      .orderBy('courses.published_at')
      .orderBy('courses.id')
      .execute();
    return rows.map(({ id, updated_at }) => ({ path: pathOf('course', id), changedAt: updated_at }));
  },
});

/** Approved instructors with a published course. */
const publicInstructors = (db: Db) =>
  db
    .selectFrom('users')
    .where('instructor_status', '=', 'approved')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('courses')
          .select('courses.id')
          .whereRef('courses.instructor_id', '=', 'users.id')
          .where('courses.status', '=', 'published'),
      ),
    );

/** The pages of instructors. */
const instructorPages = (db: Db): PublicPages => ({
  async count() {
    const { total } = await publicInstructors(db)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },
  async list({ offset, limit }) {
    const rows = await publicInstructors(db).select('id').orderBy('id').offset(offset).limit(limit).execute();
    return rows.map(({ id }) => ({ path: pathOf('instructor', id), changedAt: null }));
  },
});

const kindsOf = (db: Db): PublicPages[] => [
  pagesOf(db, 'domain', 'domains'),
  pagesOf(db, 'category', 'categories'),
  instructorPages(db),
  coursePages(db),
];

/** The public pages of the catalog: domains, categories, instructors, then courses by their first publication. */
export function publicPages(db: Db): PublicPages {
  const kinds = kindsOf(db);
  return {
    async count() {
      const counts = await Promise.all(kinds.map((kind) => kind.count()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    async list({ offset, limit }) {
      const pages: CatalogPage[] = [];
      let before = 0;
      for (const kind of kinds) {
        if (pages.length === limit) break;
        const count = await kind.count();
        const start = Math.max(0, offset - before);
        if (start < count) pages.push(...(await kind.list({ offset: start, limit: limit - pages.length })));
        before += count;
      }
      return pages;
    },
  };
}

/** A course in a feed. */
export interface NewCourse {
  path: string;
  name: Localized;
  description: Localized | null;
  instructor: string;
  publishedAt: Date;
  changedAt: Date;
}

/** The courses that were published last, the newest first. @param category only those of this category */
export async function listNewCourses(db: Db, limit: number, category?: string): Promise<NewCourse[]> {
  const newest = db
    .selectFrom('courses')
    .innerJoin('users', 'users.id', 'courses.instructor_id')
    .select([
      'courses.id',
      'courses.name',
      'courses.description',
      'courses.published_at',
      'courses.updated_at',
      'users.name as instructor',
    ])
    .where('courses.status', '=', 'published')
    .orderBy('courses.published_at', 'desc')
    .orderBy('courses.id', 'desc')
    .limit(limit);
  const rows = await (category === undefined
    ? newest
    : newest.where('courses.category_id', '=', category)
  ).execute();
  return rows.map(({ id, name, description, instructor, published_at, updated_at }) => ({
    path: pathOf('course', id),
    name,
    description,
    instructor,
    publishedAt: published_at ?? updated_at,
    changedAt: updated_at,
  }));
}
