import { newCourseDraft } from '@lyceum/rules';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../platform/base/ids.ts';
import { courseDraftsMaximum } from '../teaching/drafts.ts';
import { testApi } from '../testing/api.ts';
import { sweepUploads, unusedFileRetentionMs } from './sweep.ts';

const api = testApi();

/** Uploads that nothing has referred to for a long time. */
async function leftovers(user: string, count: number): Promise<void> {
  await sql`insert into uploads (id, user_id, kind, file_type, state, size_bytes, created_at, unused_since)
    select gen_random_uuid(), ${user}::text, 'file', 'pdf', 'ready', 1, time, time
    from generate_series(1, ${count}::integer), (select now() - interval '1 year' as time) long_ago`.execute(
    api().context.db,
  );
}
const left = async () => {
  const { db } = api().context;
  return (await db.selectFrom('uploads').select('id').execute()).map(({ id }) => id);
};

test('the drafts and leftovers of one instructor do not keep the sweep from finishing', {
  tags: ['10.168'],
  // Searching all drafts for each upload took longer.
  timeout: 10_000,
}, async () => {
  const { db, now } = api().context;
  const [busy, other] = [await api().instructor(), await api().instructor()];
  const drafts = Array.from({ length: courseDraftsMaximum }, (_, index) => ({
    user_id: busy.user.id,
    key: `course-${index}`,
    course_id: null,
    draft: `${index} `.padEnd(200_000, 'x'),
    revision: null,
    saved_at: now(),
  }));
  await db.insertInto('course_drafts').values(drafts).execute();
  await leftovers(busy.user.id, 2000);
  await leftovers(other.user.id, 1);
  await sweepUploads(api().context);
  expect(await left()).toEqual([]);
});

test('an upload that cannot be deleted does not keep the others', { tags: ['10.168'] }, async () => {
  const { context } = api();
  const { user } = await api().instructor();
  await leftovers(user.id, 300);
  const [stuck = ''] = (await left()).toSorted();
  const storage = {
    ...context.storage,
    delete: async (keys: readonly string[]) => {
      if (keys.some((key) => key.includes(stuck))) throw new Error('denied');
    },
  };
  await sweepUploads({ ...context, storage });
  expect(await left()).toEqual([stuck]);
  await sweepUploads(context);
  expect(await left()).toEqual([]);
});

test('an upload of a draft is kept until a week after the draft ended', { tags: ['10.168'] }, async () => {
  const { context } = api();
  const { user, token } = await api().instructor();
  const id = newId(context.now());
  const values = { user_id: user.id, kind: 'file', file_type: 'pdf', state: 'ready', size_bytes: 1 } as const;
  const time = context.now();
  await context.db
    .insertInto('uploads')
    .values({ ...values, id, created_at: time, unused_since: time })
    .execute();
  const params = { id: newCourseDraft };
  const draft = JSON.stringify({ sessions: [{ materials: [{ file: { id } }] }] });
  await api().expect(204, 'saveCourseDraft', { params, token, body: { draft, revision: null } });
  let passedMs = 0;
  const sweepAfter = async (ms: number) => {
    passedMs += ms;
    await sweepUploads({ ...context, now: () => new Date(time.getTime() + passedMs) });
    return left();
  };
  expect(await sweepAfter(10 * unusedFileRetentionMs)).toEqual([id]);
  // What is typed next no longer has it.
  await api().expect(204, 'saveCourseDraft', { params, token, body: { draft: '{}', revision: null } });
  expect(await sweepAfter(0)).toEqual([id]);
  expect(await sweepAfter(unusedFileRetentionMs - 1000)).toEqual([id]);
  await api().expect(204, 'saveCourseDraft', { params, token, body: { draft, revision: null } });
  expect(await sweepAfter(10_000)).toEqual([id]);
  await api().expect(204, 'deleteCourseDraft', { params, token });
  expect(await sweepAfter(0)).toEqual([id]);
  expect(await sweepAfter(unusedFileRetentionMs + 1000)).toEqual([]);
});

test("a draft does not keep another user's upload", { tags: ['10.168'] }, async () => {
  const { context } = api();
  const [owner, other] = [await api().instructor(), await api().instructor()];
  await leftovers(owner.user.id, 1);
  const [id] = await left();
  const params = { id: newCourseDraft };
  const draft = JSON.stringify({ image: `/pictures/uploads/${id}-800.jpg` });
  await api().expect(204, 'saveCourseDraft', { params, token: other.token, body: { draft, revision: null } });
  await sweepUploads(context);
  expect(await left()).toEqual([]);
});
