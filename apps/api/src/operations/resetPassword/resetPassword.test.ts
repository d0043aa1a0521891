import { rate } from '@lyceum/rules';
import { expect, onTestFinished, test } from 'vitest';
import { startApi, testApi } from '../../testing/api.ts';
import { mailedToken, password, userWithPassword } from '../../testing/users.ts';
import { type SignedIn, signIn } from '../../users/accounts.ts';
import { resetTokenLifetimeMs } from '../../users/mailTokens.ts';
import { passwordHashesAtOnce, passwordHashQueueMaximum, verifyPassword } from '../../users/passwords.ts';

const api = testApi();
const fresh = 'another long sentence';

async function withLink() {
  const account = await userWithPassword(api());
  await api().expect(204, 'forgotPassword', { body: { email: account.user.email } });
  return { ...account, mailed: await mailedToken(api(), account.user.email) };
}

test('sets the new password and ends all sessions', { tags: ['4.24', '7.32'] }, async () => {
  const { user, token, refreshToken, mailed } = await withLink();
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  await api().expect(401, 'getProfile', { token });
  await api().expect(401, 'refreshTokens', { body: { refreshToken } });
  await api().expect(401, 'login', { body: { email: user.email, password } });
  await api().expect(200, 'login', { body: { email: user.email, password: fresh } });
});

test('rejects concurrent sign-ins with the old password', async () => {
  const { user, mailed } = await withLink();
  const enter = () => api().call('login', { body: { email: user.email, password } });
  const before = Array.from({ length: 3 }, enter);
  const reset = api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  const answers = await Promise.all([...before, ...Array.from({ length: 3 }, enter)]);
  await reset;
  const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [(body as SignedIn).tokens] : []));
  for (const { access } of tokens) await api().expect(401, 'getProfile', { token: access.token });
});

test('a sign-in whose password was verified before the reset starts no session', async () => {
  const { user, mailed } = await withLink();
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  expect(await signIn(api().context, user)).toBeNull();
});

test('works once', { tags: ['10.18'] }, async () => {
  const { mailed } = await withLink();
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  const answer = await api().expect(422, 'resetPassword', {
    body: { token: mailed, password: 'a third one' },
  });
  expect(answer.code).toBe('invalid_token');
});

test('works once for concurrent calls', async () => {
  const { mailed } = await withLink();
  const calls = Array.from({ length: 6 }, () =>
    api().call('resetPassword', { body: { token: mailed, password: fresh } }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 422, 422, 422, 422, 422]);
});

test('rejects a verification link without using it up', async () => {
  const { user, token } = await userWithPassword(api());
  await api().expect(204, 'sendVerificationEmail', { token });
  const mailed = await mailedToken(api(), user.email);
  await api().expect(422, 'resetPassword', { body: { token: mailed, password: fresh } });
  await api().expect(204, 'verifyEmail', { body: { token: mailed } });
});

test('expires after an hour', { tags: ['10.18'] }, async () => {
  const { mailed, token } = await withLink();
  api().passTime(resetTokenLifetimeMs + 1000);
  await api().expect(422, 'resetPassword', { body: { token: mailed, password: fresh } });
  await api().expect(401, 'getProfile', { token });
});

test('rejects a password of 5 characters, and the link stays valid', async () => {
  const { mailed } = await withLink();
  await api().expect(400, 'resetPassword', { body: { token: mailed, password: '12345' } });
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: 'quince' } });
});

test('rejects a common password, and the link stays valid', async () => {
  const { mailed } = await withLink();
  const answer = await api().expect(422, 'resetPassword', { body: { token: mailed, password: 'Passw0rd' } });
  expect(answer.code).toBe('common_password');
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
});

test('verifies the address, because the link came by mail, and revokes other links', {
  tags: ['10.18'],
}, async () => {
  const { user, token } = await userWithPassword(api(), { is_email_verified: false });
  await api().expect(204, 'sendVerificationEmail', { token });
  const verification = await mailedToken(api(), user.email);
  await api().expect(204, 'forgotPassword', { body: { email: user.email } });
  const mailed = await mailedToken(api(), user.email);
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  const signedIn = await api().expect(200, 'login', { body: { email: user.email, password: fresh } });
  expect(signedIn.user.isEmailVerified).toBe(true);
  await api().expect(409, 'verifyEmail', { body: { token: verification } });
});

/** Fills the normal queue of password hashes with attempts that wait until they are rejected. */
function crowd() {
  const held = Promise.withResolvers<void>();
  const watch = { before: () => held.promise, failed: async () => {} };
  held.promise.catch(() => {});
  const attempts = Array.from({ length: passwordHashesAtOnce + passwordHashQueueMaximum }, () =>
    verifyPassword('wrong', null, watch),
  );
  return async () => {
    held.reject(new Error('Refused when its turn came'));
    await Promise.allSettled(attempts);
  };
}

test('an invalid token costs no hash, and a valid one bypasses the queue of failed attempts', async () => {
  const { user, mailed } = await withLink();
  const letGo = crowd();
  // The queue is full: any other hash would result in a 503.
  await api().expect(422, 'resetPassword', { body: { token: 'nonsense', password: fresh } });
  const reset = api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  await letGo();
  await reset;
  await api().expect(200, 'login', { body: { email: user.email, password: fresh } });
});

test('limits tokens from mails by address', async () => {
  const limited = await startApi({ rates: { ...rate, mailedLink: { max: 3, perMs: 60_000 } } });
  onTestFinished(() => limited.close());
  const body = { token: 'nonsense', password: fresh };
  for (let times = 0; times < 2; times += 1) await limited.expect(422, 'resetPassword', { body });
  await limited.expect(422, 'verifyEmail', { body: { token: 'nonsense' } });
  const { status, headers } = await limited.call('resetPassword', { body });
  expect({ status, wait: Number(headers['retry-after']) > 50 }).toEqual({ status: 429, wait: true });
});
