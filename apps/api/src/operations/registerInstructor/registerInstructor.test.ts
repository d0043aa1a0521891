import { beforeAll, expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { addExpertise } from '../../testing/catalog.ts';
import { mailsTo, password } from '../../testing/users.ts';

const api = testApi();
const application = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach what I build.' };
const account = (email: string) => ({ name: 'Salma Idrissi', email, password, ...application });

beforeAll(async () => {
  const name = JSON.stringify({ en: 'TypeScript', ar: 'تايب سكريبت', fr: 'Langage TypeScript' });
  await addExpertise(api(), { id: 'typescript', name });
});

test('creates an instructor with a pending application', { tags: ['7.20'] }, async () => {
  const { user } = await api().expect(201, 'registerInstructor', { body: account('salma@example.org') });
  expect(user).toMatchObject({
    ...application,
    role: 'instructor',
    instructorStatus: 'pending',
    isInstructorApproved: false,
  });
  expect(await mailsTo(api(), 'salma@example.org')).toHaveLength(1);
});

test('finds expertises by id or by name in any language, and creates new ones', {
  tags: ['10.14'],
}, async () => {
  const wishes = ['LANGAGE typescript', 'تايب سكريبت', 'Web Accessibility', 'typescript', 'الخط العربي'];
  const body = { ...account('wishes@example.org'), expertise: wishes };
  const { user } = await api().expect(201, 'registerInstructor', {
    body,
    headers: { 'accept-language': 'ar' },
  });
  expect(user.expertise).toEqual([
    'typescript',
    'web-accessibility',
    expect.stringMatching(/^[\da-f-]{36}$/),
  ]);
  const rows = await api()
    .context.db.selectFrom('expertises')
    .select('name')
    .where('id', '=', user.expertise[2] ?? '')
    .execute();
  expect(rows).toEqual([{ name: { en: 'الخط العربي', ar: 'الخط العربي' } }]);
  const again = { ...account('again@example.org'), expertise: ['web accessibility'] };
  const other = await api().expect(201, 'registerInstructor', { body: again });
  expect(other.user.expertise).toEqual(['web-accessibility']);
});

test('creates a new expertise once for concurrent calls', { tags: ['10.14'] }, async () => {
  const emails = ['a', 'b', 'c', 'd'].map((name) => `${name}@once.org`);
  const request = (email: string) => ({ body: { ...account(email), expertise: ['Beekeeping'] } });
  const responses = await Promise.all(
    emails.map((email) => api().expect(201, 'registerInstructor', request(email))),
  );
  expect(new Set(responses.flatMap(({ user }) => user.expertise))).toEqual(new Set(['beekeeping']));
});

test('rejects a taken e-mail and stores nothing', async () => {
  await api().user({ email: 'taken@example.org' });
  const body = { ...account('TAKEN@example.org'), expertise: ['Never Heard Of'] };
  await api().expect(409, 'registerInstructor', { body });
  const { db } = api().context;
  expect(await db.selectFrom('expertises').selectAll().where('id', '=', 'never-heard-of').execute()).toEqual(
    [],
  );
});

test('rejects a common password', async () => {
  const body = { ...account('common@example.org'), password: '1qaz2wsx' };
  const response = await api().expect(422, 'registerInstructor', { body });
  expect(response.code).toBe('common_password');
});

test.each([
  ['expertise', [], 'expertise'],
  ['expertise', ['  '], 'expertise.0'],
  ['qualifications', ' ', 'qualifications'],
  ['bio', '', 'bio'],
  ['expertise', ['\u2800'], 'expertise.0'],
  ['qualifications', '\u2800', 'qualifications'],
  ['bio', '\u200B\u3164', 'bio'],
])('rejects %s: %j', { tags: ['2.491'] }, async (field, value, invalidField) => {
  const body = { ...account('wrong@example.org'), [field]: value };
  const { details } = await api().expect(400, 'registerInstructor', { body });
  expect(details?.map((detail) => detail.field)).toEqual([invalidField]);
});
