import type { components } from '@lyceum/api-client/schema';
import { type SelectQueryBuilder, sql } from 'kysely';
import { toText } from '../catalog/texts.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/open.ts';
import { type Page, type PageRequest, readPage } from '../database/paging.ts';
import type { Tables } from '../database/schema.ts';
import { recordAuditEvent } from '../users/auditLog.ts';
import { publishExpertises } from '../users/expertises.ts';

export type InstructorRequest = components['schemas']['InstructorRequests']['requests'][number];

/** One page of the pending applications, oldest first, ties by id. */
export async function pageOfRequests(db: Db, request: PageRequest): Promise<Page<InstructorRequest>> {
  // As a literal: with a parameter the planner does not use the partial index on pending applications.
  const pending = db.selectFrom('users').where('instructor_status', '=', sql.lit('pending'));
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

/**
 * Decides on an application on behalf of an administrator. Approval publishes the applicant's areas of expertise. The
 * first decision is final: repeating it changes nothing, the opposite one returns the existing decision.
 */
export async function decide(
  context: Context,
  id: string,
  decision: 'approved' | 'rejected',
  administrator: string,
): Promise<'decided' | 'neverApplied' | 'alreadyApproved' | 'alreadyRejected'> {
  const { db, now } = context;
  const outcome = await db.transaction().execute(async (trx) => {
    const applicant = await trx
      .selectFrom('users')
      .select(['instructor_status', 'expertise'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    const status = applicant?.instructor_status ?? 'none';
    if (status === 'none' || status === 'incomplete') return 'neverApplied';
    if (status === decision) return 'decidedBefore';
    if (status === 'approved') return 'alreadyApproved';
    if (status === 'rejected') return 'alreadyRejected';
    await trx
      .updateTable('users')
      .set({ instructor_status: decision, decided_at: now() })
      .where('id', '=', id)
      .execute();
    if (decision === 'approved' && applicant)
      await publishExpertises({ ...context, db: trx }, applicant.expertise);
    return 'decided';
  });
  if (outcome === 'decidedBefore') return 'decided';
  if (outcome === 'decided')
    recordAuditEvent(context, 'application.decided', { user: id, decision, administrator });
  return outcome;
}

async function findTags(db: Db, ids: string[]): Promise<Map<string, InstructorRequest['expertise'][number]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('expertises')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, { id, name: toText(name) }]));
}
