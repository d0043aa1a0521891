import { rate } from '@lyceum/rules';
import { describe, expect, test } from 'vitest';
import type { OperationId } from '../platform/contract/types.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { type SignedInUser, startApi } from '../testing/api.ts';
import { addExpertise } from '../testing/catalog.ts';
import { testWithGoogle } from '../testing/google.ts';
import { unpublishedExpertisesMaximum } from './expertises.ts';

const { api, google } = testWithGoogle({ operation: readSettings({}).operation });
const written = { qualifications: 'Ten years', bio: 'I teach.' };

async function applicant(...expertise: string[]) {
  const account = await api().user();
  const body = { expertise, ...written };
  const user = await api().expect(200, 'upgradeToInstructor', { token: account.token, body });
  return { ...account, ids: user.expertise };
}
const decide = async (how: 'approve' | 'reject', { user }: SignedInUser) => {
  const { token } = await api().user({ role: 'admin' });
  await api().expect(200, `${how}InstructorRequest`, { params: { id: user.id }, token });
};
const searchNames = async (search: string) =>
  (await api().expect(200, 'listExpertises', { query: { search } })).results.map(({ name }) => name.en);
const total = async () => (await api().expect(200, 'listExpertises')).totalResults;
const one = (id: string, token?: string) =>
  api().call('getExpertise', { params: { id }, ...(token && { token }) });

describe('an area of expertise from a free text', () => {
  test('is visible to others only after the application is approved', async () => {
    const before = await total();
    const { ids, ...account } = await applicant('Knot tying');
    const id = ids[0] ?? '';
    expect(await searchNames('knot')).toEqual([]);
    expect(await total()).toBe(before);
    expect(await one(id)).toMatchObject({ status: 404 });
    expect(await one(id, (await api().user()).token)).toMatchObject({ status: 404 });
    expect(await one(id, account.token)).toMatchObject({ status: 200, body: { name: { en: 'Knot tying' } } });
    const { token } = await api().user({ role: 'admin' });
    const { requests } = await api().expect(200, 'listInstructorRequests', { token });
    expect(requests.find((request) => request.id === account.user.id)?.expertise).toEqual([
      { id, name: { en: 'Knot tying' } },
    ]);
    expect(await one(id, token)).toMatchObject({ status: 200 });
    await decide('approve', account);
    expect(await searchNames('knot')).toEqual(['Knot tying']);
    expect(await total()).toBe(before + 1);
    expect(await one(id)).toMatchObject({ status: 200 });
  });

  test('stays hidden after the application is rejected', async () => {
    const { ids, ...account } = await applicant('Rope burning');
    await decide('reject', account);
    expect(await searchNames('rope burn')).toEqual([]);
    expect(await one(ids[0] ?? '')).toMatchObject({ status: 404 });
    expect(await one(ids[0] ?? '', account.token)).toMatchObject({ status: 200 });
  });

  test('is published immediately if an approved instructor enters it, pending ones included', async () => {
    await applicant('Splicing');
    const { token } = await api().instructor();
    const body = { expertise: ['splicing', 'Whipping'], ...written };
    await api().expect(200, 'updateInstructorProfile', { token, body });
    expect(await searchNames('splicing')).toEqual(['Splicing']);
    expect(await searchNames('whipping')).toEqual(['Whipping']);
  });

  test('is hidden if it comes with a registration', async () => {
    const account = { name: 'Nour', email: 'knots@example.org', password: 'a long sentence' };
    const body = { ...account, expertise: ['Fender making'], ...written };
    await api().expect(201, 'registerInstructor', { body });
    const tokenId = await google().token({ email: 'other-knots@example.org', sub: 'other-knots' });
    const more = { tokenId, expertise: ['Mat weaving'], ...written };
    await api().expect(201, 'registerInstructorWithGoogle', { body: more });
    expect(await searchNames('fender')).toEqual([]);
    expect(await searchNames('mat weav')).toEqual([]);
  });

  test('is shared by users who enter the same name, and its id does not reveal the name', async () => {
    const first = await applicant('Sailing (with secrets)');
    const second = await applicant('sailing (WITH secrets)');
    expect(second.ids).toEqual(first.ids);
    const other = await applicant('sailing-with-secrets');
    expect(other.ids).not.toEqual(first.ids);
    expect(await one(other.ids[0] ?? '', other.token)).toMatchObject({
      body: { name: { en: 'sailing-with-secrets' } },
    });
    await decide('reject', first);
    await decide('approve', second);
    expect(await searchNames('(with secrets)')).toEqual(['Sailing (with secrets)']);
  });

  test('keeps its id when the profile is sent again', async () => {
    const { ids, token } = await applicant('Net mending');
    const body = { expertise: ids, ...written };
    const again = await api().expect(200, 'updateInstructorProfile', { token, body });
    expect(again.expertise).toEqual(ids);
  });
});

test('an area of expertise of the catalog is published', async () => {
  await addExpertise(api(), { id: 'anchoring' });
  expect(await searchNames('anchoring')).toEqual(['anchoring']);
  expect(await one('anchoring')).toMatchObject({ status: 200 });
});

describe('the number of new areas of expertise per account', () => {
  test.each<[OperationId, boolean]>([
    ['upgradeToInstructor', false],
    ['submitInstructorInfo', false],
    ['updateInstructorProfile', true],
    ['registerInstructorWithGoogle', false],
  ])('%s: 422 above the limit, without any insertion', async (id, isInstructor) => {
    const email = `${id.toLowerCase()}@example.org`;
    const role = isInstructor ? { role: 'instructor' as const, instructor_status: 'pending' as const } : {};
    const { user, token } = await api().user({ email, google_sub: id, is_email_verified: true, ...role });
    const rows = Array.from({ length: unpublishedExpertisesMaximum - 1 }, (_, index) => {
      const name = `${id} ${index}`;
      const texts = JSON.stringify({ en: name });
      return { id: name, name: texts, published: false, made_by: user.id, created_at: new Date() };
    });
    await api().context.db.insertInto('expertises').values(rows).execute();
    const body = { expertise: [`${id} one`, `${id} other`], ...written };
    const isGoogle = id === 'registerInstructorWithGoogle';
    const tokenId = isGoogle && { tokenId: await google().token({ email, sub: id }) };
    const input = { ...(!isGoogle && { token }), body: { ...body, ...tokenId } };
    expect(await api().expectStatus(422, id, input)).toMatchObject({ code: 'too_many_expertises' });
    const own = api().context.db.selectFrom('expertises').select('id').where('made_by', '=', user.id);
    expect(await own.execute()).toHaveLength(rows.length);
  });

  test('is limited per hour', async () => {
    const limited = await startApi({ rates: rate });
    const [one, other] = [await limited.user(), await limited.user()];
    const body = { expertise: ['Anchor work'], ...written };
    for (let count = 0; count < rate.application.max; count += 1)
      await limited.expect(200, 'submitInstructorInfo', { token: one.token, body });
    await limited.expect(429, 'submitInstructorInfo', { token: one.token, body });
    await limited.expect(200, 'submitInstructorInfo', { token: other.token, body });
    await limited.close();
  });
});
