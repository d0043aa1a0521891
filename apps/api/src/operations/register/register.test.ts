import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { mailedToken, mailsTo, password } from '../../testing/users.ts';

const api = testApi();
const account = (email: string) => ({ name: 'Nour Haddad', email, password });

test('creates a learner, signs them in and sends a verification mail', {
  tags: ['1.7', '7.19'],
}, async () => {
  const body = account('learner@example.org');
  const { user, tokens } = await api().expect(201, 'register', { body });
  expect(user).toMatchObject({
    name: 'Nour Haddad',
    role: 'learner',
    instructorStatus: 'none',
    isEmailVerified: false,
  });
  expect(await api().expect(200, 'getProfile', { token: tokens.access.token })).toEqual(user);
  await api().expect(200, 'login', { body: { email: 'LEARNER@example.org', password } });
  await api().expect(204, 'verifyEmail', { body: { token: await mailedToken(api(), body.email) } });
});

test('creates an instructor with an incomplete profile', { tags: ['1.7'] }, async () => {
  const body = { ...account('instructor@example.org'), role: 'instructor' };
  const { user } = await api().expect(201, 'register', { body });
  expect(user).toMatchObject({
    role: 'instructor',
    instructorStatus: 'incomplete',
    isInstructorApproved: false,
  });
});

test.each(['admin', 'moderator'])('rejects %s as a role', { tags: ['6.2'] }, async (role) => {
  await api().expect(400, 'register', { body: { ...account('boss@example.org'), role } });
});

test.each(['Lyceum Support', 'Lусеum', 'L\u200Byceum', '\u2800', '\u3164'])(
  'rejects the name %j',
  { tags: ['2.491'] },
  async (name) => {
    const body = { ...account('support@example.org'), name };
    const { details } = await api().expect(400, 'register', { body });
    expect(details).toMatchObject([{ field: 'name' }]);
  },
);

test('rejects a taken e-mail, ignoring case', { tags: ['10.17', '10.31'] }, async () => {
  await api().expect(201, 'register', { body: account('taken@example.org') });
  const response = await api().expect(409, 'register', { body: account('Taken@Example.org') });
  expect(response.code).toBe('email_taken');
});

test('20 concurrent registrations of one e-mail, in mixed case, create one account and one mail', async () => {
  const emails = Array.from({ length: 20 }, (_, mask) =>
    [...'everyone@once.org']
      .map((letter, place) => (mask & (1 << place) ? letter.toUpperCase() : letter))
      .join(''),
  );
  const responses = await Promise.all(
    emails.map((email) => api().call('register', { body: account(email) })),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, ...Array(19).fill(409)]);
  const accounts = await api()
    .context.db.selectFrom('users')
    .select('email')
    .where('email', 'ilike', 'everyone@once.org')
    .execute();
  expect(accounts).toHaveLength(1);
  const mails = await Promise.all(emails.map((email) => mailsTo(api(), email)));
  expect(mails.flat()).toHaveLength(1);
});

test('rejects a common password with a message, and creates no account', async () => {
  const body = { ...account('common@example.org'), password: 'QWERTY123' };
  expect(await api().expect(422, 'register', { body })).toEqual({
    code: 'common_password',
    message: 'This password is among the most common ones and easy to guess. Please choose another.',
  });
  await api().expect(201, 'register', { body: { ...body, password } });
});

test.each([
  ['a password of 5', { password: '12345' }, 'password'],
  ['a password of 129', { password: 'x'.repeat(129) }, 'password'],
  ['no e-mail address', { email: 'nobody' }, 'email'],
  ['a blank name', { name: '   ' }, 'name'],
])('rejects %s', async (_, wrong, field) => {
  const response = await api().expect(400, 'register', {
    body: { ...account('wrong@example.org'), ...wrong },
  });
  expect(response.details).toMatchObject([{ field }]);
});
