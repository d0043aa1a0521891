import { limits, rate } from '@lyceum/rules';
import { expect, onTestFinished, test } from 'vitest';
import { startApi, testApi } from '../../testing/api.ts';
import { mailedToken, password, userWithPassword } from '../../testing/users.ts';
import { type SignedIn, signIn } from '../../users/accounts.ts';
import { verifyPassword } from '../../users/passwords.ts';

const api = testApi();
const fresh = 'another long sentence';

async function withLink() {
  const account = await userWithPassword(api());
  await api().expect(204, 'forgotPassword', { body: { email: account.user.email } });
  return { ...account, mailed: await mailedToken(api(), account.user.email) };
}

test('sets the new password and ends all sign-ins', { tags: ['4.24'] }, async () => {
  const { user, token, refreshToken, mailed } = await withLink();
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  await api().expect(401, 'getProfile', { token });
  await api().expect(401, 'refreshTokens', { body: { refreshToken } });
  await api().expect(401, 'login', { body: { email: user.email, password } });
  await api().expect(200, 'login', { body: { email: user.email, password: fresh } });
});

test('ends sign-ins with the old password that are under way', async () => {
  const { user, mailed } = await withLink();
  const enter = () => api().call('login', { body: { email: user.email, password } });
  const before = Array.from({ length: 3 }, enter);
  const reset = api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  const answers = await Promise.all([...before, ...Array.from({ length: 3 }, enter)]);
  await reset;
  const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [(body as SignedIn).tokens] : []));
  for (const { access } of tokens) await api().expect(401, 'getProfile', { token: access.token });
});

test('a sign-in whose password was compared before it changed does not begin', async () => {
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

test('works once, however many come at once', async () => {
  const { mailed } = await withLink();
  const calls = Array.from({ length: 6 }, () =>
    api().call('resetPassword', { body: { token: mailed, password: fresh } }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 422, 422, 422, 422, 422]);
});

test('refuses a link that verifies an address, and does not use it up', async () => {
  const { user, token } = await userWithPassword(api());
  await api().expect(204, 'sendVerificationEmail', { token });
  const mailed = await mailedToken(api(), user.email);
  await api().expect(422, 'resetPassword', { body: { token: mailed, password: fresh } });
  await api().expect(204, 'verifyEmail', { body: { token: mailed } });
});

test('ends after an hour', { tags: ['10.18'] }, async () => {
  const { mailed, token } = await withLink();
  api().passTime(limits.resetTokenLifetimeMs + 1000);
  await api().expect(422, 'resetPassword', { body: { token: mailed, password: fresh } });
  await api().expect(401, 'getProfile', { token });
});

test('refuses a password of 5, and the link goes on working', async () => {
  const { mailed } = await withLink();
  await api().expect(400, 'resetPassword', { body: { token: mailed, password: '12345' } });
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: 'quince' } });
});

test('refuses one of the commonest passwords, and the link goes on working', async () => {
  const { mailed } = await withLink();
  const answer = await api().expect(422, 'resetPassword', { body: { token: mailed, password: 'Passw0rd' } });
  expect(answer.code).toBe('common_password');
  await api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
});

test('whoever has the mail has the mailbox: the address is verified, and other links end', {
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
  await api().expect(422, 'verifyEmail', { body: { token: verification } });
});

/** Guesses that wait until they are refused: as many as may wait. */
function crowd() {
  const held = Promise.withResolvers<void>();
  const watch = { before: () => held.promise, failed: async () => {} };
  held.promise.catch(() => {});
  const guesses = Array.from({ length: limits.passwordHashesAtOnce + limits.passwordHashQueueMaximum }, () =>
    verifyPassword('wrong', null, watch),
  );
  return async () => {
    held.reject(new Error('Refused when its turn came'));
    await Promise.allSettled(guesses);
  };
}

test('a token that is not good costs no hash, and a good one goes ahead of a crowd of guesses', async () => {
  const { user, mailed } = await withLink();
  const letGo = crowd();
  // The queue for hashes is full, so whatever asked for one now would get a 503.
  await api().expect(422, 'resetPassword', { body: { token: 'nonsense', password: fresh } });
  const reset = api().expect(204, 'resetPassword', { body: { token: mailed, password: fresh } });
  await letGo();
  await reset;
  await api().expect(200, 'login', { body: { email: user.email, password: fresh } });
});

test('tokens from mails are limited by address', async () => {
  const limited = await startApi({ rates: { ...rate, mailedLink: { max: 3, perMs: 60_000 } } });
  onTestFinished(() => limited.close());
  const body = { token: 'nonsense', password: fresh };
  for (let times = 0; times < 2; times += 1) await limited.expect(422, 'resetPassword', { body });
  await limited.expect(422, 'verifyEmail', { body: { token: 'nonsense' } });
  const { status, headers } = await limited.call('resetPassword', { body });
  expect({ status, wait: Number(headers['retry-after']) > 50 }).toEqual({ status: 429, wait: true });
});
