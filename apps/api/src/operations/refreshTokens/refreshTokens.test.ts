import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { password, userWithPassword } from '../../testing/users.ts';
import { refreshGraceMs, refreshTokenLifetimeMs, sessionLifetimeMs } from '../../users/refreshTokens.ts';

const api = testApi();
const renew = (refreshToken: string) => api().expect(200, 'refreshTokens', { body: { refreshToken } });
const refused = (refreshToken: string) => api().expect(401, 'refreshTokens', { body: { refreshToken } });

test('issues working tokens, and a new refresh token each time', { tags: ['7.28'] }, async () => {
  const { refreshToken, user } = await api().user();
  const first = await renew(refreshToken);
  const second = await renew(first.refresh.token);
  expect(new Set([refreshToken, first.refresh.token, second.refresh.token]).size).toBe(3);
  expect(await api().expect(200, 'getProfile', { token: second.access.token })).toMatchObject({
    id: user.id,
  });
});

test('two concurrent tabs get the same successor', { tags: ['10.15'] }, async () => {
  const { refreshToken } = await api().user();
  const [one, other] = await Promise.all([renew(refreshToken), renew(refreshToken)]);
  expect(one.refresh.token).toBe(other.refresh.token);
  await renew(one.refresh.token);
});

test('concurrent renewals get one successor, and the session continues', async () => {
  const { refreshToken } = await api().user();
  const answers = await Promise.all(Array.from({ length: 12 }, () => renew(refreshToken)));
  expect(new Set(answers.map(({ refresh }) => refresh.token)).size).toBe(1);
  await renew(answers[0]?.refresh.token ?? '');
});

test('after the grace period a used token ends the session, also for the holder of the newest token', {
  tags: ['10.15'],
}, async () => {
  const { refreshToken } = await api().user();
  const { refresh, access } = await renew(refreshToken);
  api().passTime(refreshGraceMs + 1000);
  expect(await refused(refreshToken)).toMatchObject({ code: 'session_ended' });
  await refused(refresh.token);
  await api().expect(401, 'getProfile', { token: access.token });
});

test('a refresh token that is two steps old ends the session immediately', async () => {
  const { refreshToken } = await api().user();
  const { refresh } = await renew(refreshToken);
  const newest = await renew(refresh.token);
  await refused(refreshToken);
  await refused(newest.refresh.token);
});

test('expires 30 days after its last use', { tags: ['10.15'] }, async () => {
  const { refreshToken } = await api().user();
  api().passTime(refreshTokenLifetimeMs - 60_000);
  const { refresh } = await renew(refreshToken);
  api().passTime(refreshTokenLifetimeMs + 60_000);
  await refused(refresh.token);
});

test('a session ends half a year after its start, however often it is renewed', async () => {
  let { refreshToken } = await api().user();
  const step = refreshTokenLifetimeMs - 60_000;
  for (let age = step; age < sessionLifetimeMs; age += step) {
    api().passTime(step);
    refreshToken = (await renew(refreshToken)).refresh.token;
  }
  api().passTime(step);
  await refused(refreshToken);
});

test('a new sign-in deletes sessions that cannot be renewed any more', async () => {
  const { user, refreshToken } = await userWithPassword(api());
  const other = await api().user();
  const sessionsOf = (userId: string) =>
    api().context.db.selectFrom('sessions').select('counter').where('user_id', '=', userId).execute();
  const signIn = () => api().expect(200, 'login', { body: { email: user.email, password } });
  api().passTime(refreshTokenLifetimeMs - 60_000);
  await renew(refreshToken);
  await signIn();
  expect(await sessionsOf(user.id)).toHaveLength(2);
  api().passTime(refreshTokenLifetimeMs + 60_000);
  await signIn();
  expect(await sessionsOf(user.id)).toEqual([{ counter: 0 }]);
  expect(await sessionsOf(other.user.id)).toHaveLength(1);
});

test('rejects a forged or modified token without ending a session', async () => {
  const { refreshToken } = await api().user();
  const [id, counter, signature = ''] = refreshToken.split('.');
  await refused('nonsense');
  await refused(`${id}.1.${signature}`);
  await refused(`${id}.${counter}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`);
  await renew(refreshToken);
});

test('returns the current user from the database', async () => {
  const { refreshToken, user } = await api().user();
  await api().context.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute();
  const { access } = await renew(refreshToken);
  const payload = JSON.parse(Buffer.from(access.token.split('.')[1] ?? '', 'base64url').toString());
  expect(payload.user.role).toBe('admin');
});
