import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { handlers } from '../../operations/index.ts';
import { startApi } from '../../testing/api.ts';
import { readSettings } from '../settings/settings.ts';

const { operation } = readSettings({});

/** A server whose `getDomain` waits for the test. */
async function start(settings: Partial<typeof operation>) {
  const go = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const begun: string[] = [];
  const api = await startApi(
    { operation: { ...operation, ...settings } },
    {
      handlers: {
        ...handlers,
        getDomain: async (request, { db }) => {
          begun.push(request.params.id);
          await go.promise;
          const late = { id: request.params.id, name: '{"en":"Late"}', color: '#2f6fb7' };
          await db
            .insertInto('domains')
            .values(late)
            .execute()
            .finally(() => written.resolve());
          return request.problem('domainNotFound');
        },
      },
    },
  );
  onTestFinished(() => api.close());
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  return { api, origin, begun, respond: () => go.resolve(), written: written.promise };
}

test('sheds requests over the limit, and keeps monitoring available', async () => {
  const { api, origin, begun, respond } = await start({ requestsAtOnce: 2 });
  const slow = [fetch(`${origin}/v1/domains/a`), fetch(`${origin}/v1/domains/b`)];
  await expect.poll(() => begun).toHaveLength(2);
  const refused = await fetch(`${origin}/v1/domains`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(await refused.json()).toMatchObject({ code: 'unavailable' });
  for (const path of ['/healthz', '/readyz']) expect((await fetch(origin + path)).status).toBe(200);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/^http_server_active_requests 2$/m);
  expect(metrics).toMatch(/^lyceum_http_server_requests_shed_total 1$/m);
  // API calls of a page in the same process belong to the page.
  await api.expect(200, 'listDomains');
  respond();
  for (const { status } of await Promise.all(slow)) expect(status).toBe(404);
  await expect.poll(async () => (await fetch(`${origin}/v1/domains`)).status).toBe(200);
});

test('a client that disconnects while it waits frees its slot', async () => {
  const { origin, begun } = await start({ requestsAtOnce: 1 });
  const leaving = request(`${origin}/v1/domains/a`).on('error', () => {});
  leaving.end();
  await expect.poll(() => begun).toHaveLength(1);
  expect((await fetch(`${origin}/v1/domains`)).status).toBe(503);
  leaving.destroy();
  await expect.poll(async () => (await fetch(`${origin}/v1/domains`)).status).toBe(200);
});

test('responds to a call over the time limit, which then changes nothing any more', async () => {
  const { api, respond, written } = await start({ requestMs: 50 });
  const { status, headers } = await api.call('getDomain', { params: { id: 'a' } });
  expect({ status, headers }).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  respond();
  await written;
  expect(await api.context.db.selectFrom('domains').selectAll().execute()).toEqual([]);
});
