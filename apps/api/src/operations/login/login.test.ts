import { rate } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { startApi, testApi } from '../../testing/api.ts';
import { password, userWithPassword } from '../../testing/users.ts';

const api = testApi();

test('signs in by e-mail, ignoring case, and password', {
  tags: ['7.18', '10.31'],
}, async () => {
  const { user } = await userWithPassword(api(), { email: 'Nour@Example.org', name: 'Nour' });
  const body = { email: 'nOUR@eXAMPLE.ORG', password };
  const response = await api().expect(200, 'login', { body });
  expect(response.user).toMatchObject({
    id: user.id,
    name: 'Nour',
    email: 'Nour@Example.org',
    role: 'learner',
  });
  expect(await api().expect(200, 'getProfile', { token: response.tokens.access.token })).toEqual(
    response.user,
  );
});

test("the access token's payload holds the user", { tags: ['3.15'] }, async () => {
  const { user } = await userWithPassword(api());
  const { tokens, user: responseUser } = await api().expect(200, 'login', {
    body: { email: user.email, password },
  });
  const payload = JSON.parse(Buffer.from(tokens.access.token.split('.')[1] ?? '', 'base64url').toString());
  const { expertise, qualifications, bio, ...short } = responseUser;
  expect(payload).toMatchObject({ user: short, sub: user.id, iss: 'lyceum', aud: 'lyceum' });
  expect(payload.exp - payload.iat).toBe(15 * 60);
});

test('an unknown e-mail and a wrong password get the same response', { tags: ['10.17'] }, async () => {
  const { user } = await userWithPassword(api());
  const wrong = await api().expect(401, 'login', { body: { email: user.email, password: 'something else' } });
  const unknown = await api().expect(401, 'login', { body: { email: 'nobody@example.org', password } });
  expect(wrong).toEqual(unknown);
  expect(wrong.code).toBe('wrong_credentials');
  const headersFor = async (email: string) => {
    const { headers } = await api().call('login', { body: { email, password: 'something else' } });
    return { ...headers, date: null };
  };
  expect(await headersFor(user.email)).toEqual(await headersFor('nobody@example.org'));
});

test('rejects any password for a third-party account', async () => {
  const { user } = await api().user({ google_sub: 'someone' });
  await api().expect(401, 'login', { body: { email: user.email, password } });
});

test('responds in the requested language', { tags: ['8.7'] }, async () => {
  const request = (language: string) =>
    api().expect(401, 'login', {
      body: { email: 'nobody@example.org', password },
      headers: { 'accept-language': language },
    });
  expect((await request('fr-CA, en;q=0.5')).message).toBe(
    'L’adresse e-mail ou le mot de passe est incorrect.',
  );
  expect((await request('ar')).message).toBe('البريد الإلكتروني أو كلمة المرور غير صحيحة.');
  expect((await request('tlh')).message).toBe('The email address or the password is incorrect.');
});

test('limits the failures of an address, but not its successes', async () => {
  const limited = await startApi({ rates: { ...rate, signIn: { max: 2, perMs: 60_000 } } });
  const { user } = await userWithPassword(limited);
  const good = { body: { email: user.email, password } };
  const bad = { body: { email: user.email, password: 'something else' } };
  for (let times = 0; times < 4; times += 1) await limited.expect(200, 'login', good);
  await limited.expect(401, 'login', bad);
  await limited.expect(401, 'login', bad);
  const refused = await limited.call('login', good);
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': expect.stringMatching(/^(60|59)$/) },
  });
  limited.passTime(61_000);
  await limited.expect(200, 'login', good);
  await limited.close();
});
