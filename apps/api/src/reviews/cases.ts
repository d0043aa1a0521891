import type { components } from '@lyceum/api-client/schema';
import type { InferResult } from 'kysely';
import { toText } from '../platform/contract/localized.ts';
import { anyOf } from '../platform/database/anyOf.ts';
import type { Db } from '../platform/database/open.ts';
import { type Page, type PageRequest, readPage } from '../platform/database/paging.ts';
import { selectReviews, toReview } from './publicReviews.ts';

/** The explanations of reports that staff sees at once. */
const reportDetailsMaximum = 10;

type ReviewCase = components['schemas']['ReviewCase'];

/** A page of the reviews and replies with open reports, oldest first, or of the hidden ones, newest first. */
export async function pageOfCases(
  db: Db,
  status: 'open' | 'hidden',
  request: PageRequest,
): Promise<Page<ReviewCase>> {
  const cases = db.selectFrom('review_cases').where('status', '=', status);
  const count = await cases.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return readPage(request, count.total, async ({ offset, limit }) => {
    const ordered = status === 'open' ? cases.orderBy('reported_at') : cases.orderBy('decided_at', 'desc');
    const page = await ordered.select('id').orderBy('id').offset(offset).limit(limit).execute();
    return readCases(
      db,
      page.map(({ id }) => id),
    );
  });
}

/** The entries with these ids, in this order. */
async function readCases(db: Db, ids: readonly string[]): Promise<ReviewCase[]> {
  if (ids.length === 0) return [];
  const rows = await selectCases(db, ids).execute();
  const reports = await readReports(db, ids);
  const byId = new Map(rows.map((row) => [row.case_id, toCase(row, reports.get(row.case_id) ?? [])]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const selectCases = (db: Db, ids: readonly string[]) =>
  selectReviews(db)
    .innerJoin('review_cases as cases', 'cases.review_id', 'reviews.id')
    .innerJoin('courses', 'courses.id', 'reviews.course_id')
    .innerJoin('users as instructors', 'instructors.id', 'courses.instructor_id')
    .select([
      'cases.id as case_id',
      'cases.subject',
      'cases.status',
      'cases.reported_at',
      'cases.reason',
      'cases.note',
      'courses.id as course_id',
      'courses.name as course_name',
      'instructors.name as instructor_name',
    ])
    .where('cases.id', '=', anyOf(ids));

type CaseRow = InferResult<ReturnType<typeof selectCases>>[number];

/** The open reports of open cases, and all reports of decided ones; the latest first. */
async function readReports(db: Db, ids: readonly string[]) {
  const reports = await db
    .selectFrom('review_reports')
    .innerJoin('review_cases', 'review_cases.id', 'review_reports.case_id')
    .select([
      'review_reports.id',
      'review_reports.case_id',
      'review_reports.reason',
      'review_reports.details',
    ])
    .where('review_reports.case_id', '=', anyOf(ids))
    .where((eb) =>
      eb.or([eb('review_cases.status', '<>', 'open'), eb('review_reports.closed_at', 'is', null)]),
    )
    .orderBy('review_reports.created_at', 'desc')
    .orderBy('review_reports.id')
    .execute();
  return Map.groupBy(reports, ({ case_id }) => case_id);
}

type ReportRow = Awaited<ReturnType<typeof readReports>> extends Map<string, (infer Row)[]> ? Row : never;

function toCase(row: CaseRow, reports: readonly ReportRow[]): ReviewCase {
  const byReason = [...Map.groupBy(reports, ({ reason }) => reason)];
  return {
    id: row.case_id,
    subject: row.subject,
    status: row.status,
    course: { id: row.course_id, name: toText(row.course_name), href: `/course/${row.course_id}` },
    review: toReview(row, { withHiddenReply: true }),
    instructor: row.instructor_name,
    reportedAt: row.reported_at.toISOString(),
    reportCount: reports.length,
    reasons: byReason
      .map(([reason, some]) => ({ reason, count: some.length }))
      .toSorted((one, other) => other.count - one.count),
    details: reports
      .filter(({ details }) => details !== '')
      .slice(0, reportDetailsMaximum)
      .map(({ id, reason, details }) => ({ id, reason, text: details })),
    hiding: row.status === 'hidden' && row.reason ? { reason: row.reason, note: row.note } : null,
  };
}
