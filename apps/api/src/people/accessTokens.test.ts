import { beforeAll, describe, test } from 'vitest';
import { testApi } from '../testing/api.ts';
import { type Forger, foreignJwk, forgerOf } from '../testing/forgedTokens.ts';

const api = testApi();
let forger: Forger;

beforeAll(async () => {
  forger = forgerOf(api(), await api().user(), await api().user({ role: 'admin' }));
});

test('accepts its own signature, whatever key the token names', async () => {
  await api().expect(200, 'getProfile', { token: forger.sign() });
  const addresses = { jku: 'https://evil.example/keys', x5u: 'https://evil.example/cert' };
  const header = { kid: 'elsewhere', ...addresses, jwk: foreignJwk };
  await api().expect(200, 'getProfile', { token: forger.sign({ header }) });
});

describe('rights depend on the database, not on the token', () => {
  test('a former administrator loses access with an existing token', async () => {
    const { user, token } = await api().user({ role: 'admin' });
    await api().expect(200, 'listInstructorRequests', { token });
    await api().context.db.updateTable('users').set({ role: 'learner' }).where('id', '=', user.id).execute();
    await api().expect(403, 'listInstructorRequests', { token });
  });

  test('a deleted user is signed out immediately', async () => {
    const { user, token, refreshToken } = await api().user();
    await api().expect(200, 'getProfile', { token });
    await api().context.db.deleteFrom('users').where('id', '=', user.id).execute();
    await api().expect(401, 'getProfile', { token });
    await api().expect(401, 'refreshTokens', { body: { refreshToken } });
    await api().expect(204, 'logout', { body: { refreshToken } });
  });

  test('a guest can open a course, but not with an expired token', async () => {
    const { token, refreshToken } = await api().user();
    await api().expect(204, 'logout', { body: { refreshToken } });
    await api().expect(401, 'getCourse', { params: { id: 'knots' }, token });
    await api().expect(404, 'getCourse', { params: { id: 'knots' } });
  });
});
