import { expect, test } from 'vitest';
import { verificationTokenLifetimeMs } from '../../people/mailTokens.ts';
import { testApi } from '../../testing/api.ts';
import { mailedToken } from '../../testing/users.ts';

const api = testApi();

async function withLink() {
  const account = await api().user();
  await api().expect(204, 'sendVerificationEmail', { token: account.token });
  return { ...account, mailed: await mailedToken(api(), account.user.email) };
}

test('verifies the address once', { tags: ['10.18', '7.30'] }, async () => {
  const { token, mailed } = await withLink();
  await api().expect(204, 'verifyEmail', { body: { token: mailed } });
  expect(await api().expect(200, 'getProfile', { token })).toMatchObject({ isEmailVerified: true });
});

const already = { code: 'already_verified', message: 'Your email address is already verified' };

test('a used link of a verified account reports that the address is verified', {
  tags: ['10.18', '2.500'],
}, async () => {
  const { token, user, mailed: first } = await withLink();
  await api().expect(204, 'sendVerificationEmail', { token });
  const second = await mailedToken(api(), user.email);
  await api().expect(204, 'verifyEmail', { body: { token: second } });
  for (const used of [second, second, first]) {
    expect(await api().expect(409, 'verifyEmail', { body: { token: used } })).toEqual(already);
  }
  // A day later as well, although other links have expired.
  api().passTime(verificationTokenLifetimeMs + 1000);
  await withLink();
  expect(await api().expect(409, 'verifyEmail', { body: { token: first } })).toEqual(already);
});

test('concurrent calls verify the address once', { tags: ['2.500'] }, async () => {
  const { mailed } = await withLink();
  const calls = await Promise.all(
    [1, 2, 3].map(() => api().call('verifyEmail', { body: { token: mailed } })),
  );
  expect(calls.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
});

test('a link that a password reset overtook reports that the address is verified', {
  tags: ['2.500'],
}, async () => {
  const { user, mailed } = await withLink();
  await api().expect(204, 'forgotPassword', { body: { email: user.email } });
  const token = await mailedToken(api(), user.email);
  await api().expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
  await api().expect(409, 'verifyEmail', { body: { token: mailed } });
  await api().expect(422, 'resetPassword', { body: { token, password: 'another sentence' } });
});

test('expires after 24 hours', { tags: ['10.18'] }, async () => {
  const { mailed } = await withLink();
  api().passTime(verificationTokenLifetimeMs + 1000);
  await api().expect(422, 'verifyEmail', { body: { token: mailed } });
});

test('rejects an unknown token', async () => {
  await api().expect(422, 'verifyEmail', { body: { token: 'nonsense' } });
});

test('rejects a token for another purpose without using it up', async () => {
  const { user } = await api().user();
  await api().expect(204, 'forgotPassword', { body: { email: user.email } });
  const token = await mailedToken(api(), user.email);
  await api().expect(422, 'verifyEmail', { body: { token } });
  await api().expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
});

test('the database stores only the hash', { tags: ['10.18'] }, async () => {
  const { mailed } = await withLink();
  const rows = await api().context.db.selectFrom('mail_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(mailed);
});
