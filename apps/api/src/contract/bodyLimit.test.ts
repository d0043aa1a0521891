import { expect, test } from 'vitest';
import { testApi } from '../testing/api.ts';

const api = testApi();
/** Twelve bytes for each character: the longest form in JSON. */
const escaped = (character: string, length: number) =>
  `"${[...Array(2).keys()]
    .map((index) => `\\u${character.charCodeAt(index).toString(16)}`)
    .join('')
    .repeat(length)}"`;

test('accepts every field at its maximum length, written as escapes', async () => {
  const { token } = await api().user();
  const text = escaped('🌻', 5000);
  const expertise = Array.from({ length: 20 }, (_, index) => `"topic ${index}"`).join();
  const body = `{"expertise":[${expertise}],"qualifications":${text},"bio":${text}}`;
  expect(body.length).toBeGreaterThan(120_000);
  expect(await api().call('upgradeToInstructor', { token, body })).toMatchObject({ status: 200 });
});

test('rejects a body that is larger than any valid one of its operation', async () => {
  const body = { email: 'nobody@example.org', password: 'x'.repeat(17_000) };
  expect(await api().call('login', { body })).toMatchObject({ status: 413, body: { code: 'too_large' } });
  const { token } = await api().user();
  const longer = { expertise: ['a'], qualifications: 'x'.repeat(150_000), bio: 'b' };
  expect(await api().call('upgradeToInstructor', { token, body: longer })).toMatchObject({ status: 413 });
});
