import type { components } from '@lyceum/api-client/schema';
import type { SelectQueryBuilder } from 'kysely';
import { toText } from '../../platform/contract/localized.ts';
import { anyOf } from '../../platform/database/anyOf.ts';
import type { Db } from '../../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../../platform/database/paging.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type InstructorRequest = components['schemas']['InstructorRequests']['requests'][number];

/** One page of the pending applications, oldest first, ties by id. */
export async function pageOfRequests(db: Db, request: PageRequest): Promise<Page<InstructorRequest>> {
  const pending = db.selectFrom('users').where('instructor_status', '=', 'pending');
  const total = pending.select((eb) => eb.fn.countAll<number>().as('total'));
  return readPage(request, (await total.executeTakeFirstOrThrow()).total, ({ offset, limit }) =>
    readRequests(db, pending.select('id').orderBy('applied_at').orderBy('id').offset(offset).limit(limit)),
  );
}

/** The id of a request is the applicant's user id. */
async function readRequests(
  db: Db,
  page: SelectQueryBuilder<Tables, 'users', { id: string }>,
): Promise<InstructorRequest[]> {
  const applicants = await db
    .selectFrom('users')
    .innerJoin(page.as('page'), 'page.id', 'users.id')
    .select(['users.id', 'name', 'email', 'applied_at', 'created_at', 'expertise', 'qualifications', 'bio'])
    .orderBy('applied_at')
    .orderBy('users.id')
    .execute();
  const tags = await findTags(
    db,
    applicants.flatMap(({ expertise }) => expertise),
  );
  return applicants.map(({ id, name, email, applied_at, created_at, expertise, qualifications, bio }) => ({
    id,
    name,
    email,
    createdAt: (applied_at ?? created_at).toISOString(),
    expertise: expertise.flatMap((tag) => tags.get(tag) ?? []),
    qualifications,
    bio,
  }));
}

async function findTags(db: Db, ids: string[]): Promise<Map<string, InstructorRequest['expertise'][number]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('expertises')
    .select(['id', 'name'])
    .where('id', '=', anyOf([...new Set(ids)]))
    .execute();
  return new Map(rows.map(({ id, name }) => [id, { id, name: toText(name) }]));
}
