import { expect, test } from 'vitest';
import { startApi, testApi } from '../../testing/api.ts';

const api = testApi();

const statusOf = async (address: string | null, on = api()) =>
  (await on.app.inject({ url: (address ?? '').replace(/^https?:\/\/[^/]+/, '') })).statusCode;

test('a calendar is turned on, shown again, renewed and turned off', { tags: ['2.382'] }, async () => {
  const { token } = await api().user();
  expect(await api().expect(200, 'getCalendar', { token })).toEqual({ address: null, since: null });
  const first = await api().expect(200, 'renewCalendar', { token, body: {} });
  expect(await api().expect(200, 'getCalendar', { token })).toEqual(first);
  const inArabic = await api().expect(200, 'getCalendar', { token, headers: { 'accept-language': 'ar' } });
  expect(inArabic.address).toBe(first.address?.replace('lng=en', 'lng=ar'));
  expect(await statusOf(first.address)).toBe(200);

  api().passTime(1000);
  const second = await api().expect(200, 'renewCalendar', { token });
  expect(second.address).not.toBe(first.address);
  expect(Date.parse(second.since ?? '')).toBeGreaterThan(Date.parse(first.since ?? ''));
  expect([await statusOf(first.address), await statusOf(second.address)]).toEqual([404, 200]);

  for (const _ of [1, 2]) await api().expect(204, 'turnOffCalendar', { token });
  expect(await statusOf(second.address)).toBe(404);
  expect(await api().expect(200, 'getCalendar', { token })).toEqual({ address: null, since: null });
});

test('belongs to its user alone', async () => {
  const [one, other] = [await api().user(), await api().user()];
  const { address } = await api().expect(200, 'renewCalendar', { token: one.token });
  await api().expect(204, 'turnOffCalendar', { token: other.token });
  await api().expect(200, 'renewCalendar', { token: other.token });
  expect(await statusOf(address)).toBe(200);
});

test('of many concurrent renewals, the last address remains', async () => {
  const { token } = await api().user();
  const calendars = await Promise.all(
    Array.from({ length: 20 }, () => api().expect(200, 'renewCalendar', { token })),
  );
  const { address } = await api().expect(200, 'getCalendar', { token });
  expect(calendars.map((one) => one.address)).toContain(address);
  const statuses = await Promise.all(calendars.map((one) => statusOf(one.address)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('an address stays valid while its key is the previous secret', async () => {
  const secrets = {
    jwtSecret: 'the secret of today, of the tests',
    jwtSecretPrevious: 'the one before, of the tests',
  };
  const before = await startApi({ jwtSecret: secrets.jwtSecretPrevious });
  const { token, user } = await before.user();
  const { address } = await before.expect(200, 'renewCalendar', { token });
  const rows = await before.context.db.selectFrom('calendars').selectAll().execute();
  await before.close();
  const after = await startApi(secrets);
  await after.user({ id: user.id });
  await after.context.db.insertInto('calendars').values(rows).execute();
  expect(await statusOf(address, after)).toBe(200);
  await after.close();
});
