import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';

const api = testApi();

test('ends this session only, immediately', { tags: ['7.23'] }, async () => {
  const { user, token, refreshToken } = await api().user();
  const other = await api().user();
  await api().expect(204, 'logout', { body: { refreshToken } });
  await api().expect(401, 'getProfile', { token });
  expect(await api().expect(401, 'refreshTokens', { body: { refreshToken } })).toMatchObject({
    code: 'session_ended',
  });
  expect(await api().expect(200, 'getProfile', { token: other.token })).not.toMatchObject({ id: user.id });
});

test('gives the same response for an ended or unknown token', async () => {
  const { refreshToken } = await api().user();
  await api().expect(204, 'logout', { body: { refreshToken } });
  await api().expect(204, 'logout', { body: { refreshToken } });
  await api().expect(204, 'logout', { body: { refreshToken: 'nonsense' } });
});
