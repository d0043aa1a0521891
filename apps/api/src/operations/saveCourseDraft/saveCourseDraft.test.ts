import { newCourseDraft } from '@lyceum/rules';
import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/base/ids.ts';
import { courseDraftsMaximum } from '../../teaching/drafts.ts';
import { type SignedInUser, testApi } from '../../testing/api.ts';
import { addCatalogFixture, addCourse } from '../../testing/catalog.ts';

const api = testApi();
let instructor: SignedInUser;
let own: string;
const isNew = { params: { id: newCourseDraft } };

beforeEach(async () => {
  await addCatalogFixture(api(), { id: `course-${newId(api().context.now())}` }).catch(() => undefined);
  instructor = await api().instructor();
  own = `own-${newId(api().context.now())}`;
  await addCourse(api(), {
    id: own,
    category_id: 'crafts',
    instructor_id: instructor.user.id,
    status: 'draft',
  });
});

const save = (status: 204 | 404 | 403 | 409 | 400 | 413, id: string, draft: string, by = instructor) =>
  api().expect(status, 'saveCourseDraft', {
    params: { id },
    token: by.token,
    body: { draft, revision: id === newCourseDraft ? null : 'r.1' },
  });
const readDraft = async (id: string, by = instructor) =>
  (await api().expect(200, 'getCourseDraft', { params: { id }, token: by.token })).stored;

test('keeps one draft of each course and one of a new course', { tags: ['10.231'] }, async () => {
  expect(await readDraft(own)).toBeNull();
  await save(204, own, '{"a":1}');
  await save(204, own, '{"a":"٢ 🌻 \\u0000"}');
  await save(204, newCourseDraft, '{"b":1}');
  expect(await readDraft(own)).toEqual({
    draft: '{"a":"٢ 🌻 \\u0000"}',
    revision: 'r.1',
    savedAt: expect.any(String),
  });
  expect(await readDraft(newCourseDraft)).toMatchObject({ draft: '{"b":1}', revision: null });
  // The course itself does not change.
  const request = { params: { id: own }, token: instructor.token };
  expect((await api().expect(200, 'getCourse', request)).revision).toMatch(/\.1$/);
});

test('an unchanged draft is not written again', { tags: ['10.231'] }, async () => {
  await save(204, own, '{"a":1}');
  const first = await readDraft(own);
  await save(204, own, '{"a":1}');
  expect(await readDraft(own)).toEqual(first);
  await save(204, own, '{"a":2}');
  expect((await readDraft(own))?.savedAt).not.toBe(first?.savedAt);
});

test('nobody else reads, replaces or deletes a draft', { tags: ['10.231'] }, async () => {
  await save(204, newCourseDraft, 'mine');
  await save(204, own, 'mine');
  const other = await api().instructor();
  expect([await readDraft(own, other), await readDraft(newCourseDraft, other)]).toEqual([null, null]);
  await save(404, own, 'theirs', other);
  await api().expect(204, 'deleteCourseDraft', { params: { id: own }, token: other.token });
  await api().expect(204, 'deleteCourseDraft', { ...isNew, token: other.token });
  expect([await readDraft(own), await readDraft(newCourseDraft)]).toMatchObject([
    { draft: 'mine' },
    { draft: 'mine' },
  ]);
  await api().expect(200, 'publishCourse', { params: { id: own }, token: instructor.token });
  await save(403, own, 'theirs', other);
});

test('a draft ends with its course or its user', { tags: ['10.231'] }, async () => {
  await save(204, own, 'mine');
  await save(204, newCourseDraft, 'mine');
  const { db } = api().context;
  const rows = () =>
    db.selectFrom('course_drafts').select('key').where('user_id', '=', instructor.user.id).execute();
  await api().expect(204, 'deleteCourse', { params: { id: own }, token: instructor.token });
  expect(await rows()).toEqual([{ key: newCourseDraft }]);
  await save(404, own, 'late');
  await db.deleteFrom('users').where('id', '=', instructor.user.id).execute();
  expect(await rows()).toEqual([]);
});

test('limits the number and the size of drafts, also of concurrent ones', { tags: ['10.231'] }, async () => {
  const { db, now } = api().context;
  const filled = Array.from({ length: courseDraftsMaximum - 2 }, (_, index) => ({
    user_id: instructor.user.id,
    key: `filled-${index}`,
    course_id: null,
    draft: '{}',
    revision: null,
    saved_at: now(),
  }));
  await db.insertInto('course_drafts').values(filled).execute();
  const ids = ['one', 'two', 'three', 'four'].map((name) => `${name}-${own}`);
  for (const id of ids)
    await addCourse(api(), { id, category_id: 'crafts', instructor_id: instructor.user.id });
  const calls = ids.map((id) =>
    api().call('saveCourseDraft', {
      params: { id },
      token: instructor.token,
      body: { draft: 'x', revision: null },
    }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 204, 409, 409]);
  // An existing draft can still change.
  const existingId = ids[statuses.indexOf(204)] ?? '';
  await save(204, existingId, 'y');
  await save(400, existingId, '');
  await save(400, existingId, 'x'.repeat(200_001));
  await save(413, existingId, 'ع'.repeat(200_000));
  expect(await readDraft(existingId)).toMatchObject({ draft: 'y' });
});
