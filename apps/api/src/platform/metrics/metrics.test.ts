import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { absentDatabase } from '../../testing/database.ts';
import { putMail } from '../mail/outbox.ts';
import type { Audience } from '../settings/operation.ts';
import { readSettings } from '../settings/settings.ts';

const { operation } = readSettings({});

describe('the outbox metrics', () => {
  // A clock that only the tests advance.
  let time = Date.now();
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({}, { now: () => new Date(time) });
  });
  afterAll(() => api.close());
  const metric = async (name: string) => {
    const { body } = await api.app.inject('/metrics');
    const line = body.split('\n').find((candidate) => candidate.startsWith(`${name} `));
    return line && Number(line.slice(name.length));
  };

  test('count pending and failed mails, and the age of the oldest', async () => {
    expect(await metric('lyceum_outbox_mails{state="pending"}')).toBe(0);
    expect(await metric('lyceum_outbox_mails{state="failed"}')).toBe(0);
    expect(await metric('lyceum_outbox_oldest_pending_mail_age_seconds')).toBe(0);
    const { context } = api;
    const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Lyceum <a@lyceum.example>' };
    const delivering = { ...context, settings: { ...context.settings, mail } };
    for (const to of ['one', 'other', 'dead']) {
      await putMail(delivering, { to, subject: '', text: '', html: '', links: [] });
    }
    const gave_up_at = context.now();
    await context.db.updateTable('outbox').set({ gave_up_at }).where('recipient', '=', 'dead').execute();
    time += 60_000;
    expect(await metric('lyceum_outbox_mails{state="pending"}')).toBe(2);
    expect(await metric('lyceum_outbox_mails{state="failed"}')).toBe(1);
    expect(await metric('lyceum_outbox_oldest_pending_mail_age_seconds')).toBe(60);
    expect(await metric('lyceum_database_up')).toBe(1);
  });
});

test('without a database the metrics that need none are available', async () => {
  const api = await startApi({}, { database: await absentDatabase() });
  const { statusCode, body } = await api.app.inject('/metrics');
  await api.close();
  expect(statusCode).toBe(200);
  expect(body).toMatch(/^lyceum_database_up 0$/m);
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  expect(body).not.toMatch(/^lyceum_outbox_mails\{/m);
});

test.each([
  ['all', 200, 200],
  ['this-machine', 200, 403],
  ['off', 404, 404],
] as const)('metrics for %s', async (audience: Audience, here, elsewhere) => {
  const api = await startApi({ operation: { ...operation, metrics: audience } });
  const request = async (remoteAddress: string, headers: Record<string, string> = {}) =>
    (await api.app.inject({ url: '/metrics', remoteAddress, headers: { host: 'localhost', ...headers } }))
      .statusCode;

  expect(await request('127.0.0.1')).toBe(here);
  expect(await request('203.0.113.7')).toBe(elsewhere);
  // A proxy on this machine forwards a remote client.
  expect(await request('127.0.0.1', { 'x-forwarded-for': '203.0.113.7' })).toBe(elsewhere);
  await api.close();
});
