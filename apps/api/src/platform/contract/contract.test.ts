import { fullNamePattern, linePattern, visiblePattern } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { handlers } from '../../operations/index.ts';
import { startApi, testApi } from '../../testing/api.ts';
import { readHtml } from '../../testing/readHtml.ts';
import type { HandlerResponse, Handlers } from './types.ts';

const api = testApi();

test('does not start with a missing or an extra handler', async () => {
  const { getCourse, ...others } = handlers;
  const start = (wrong: object) => startApi({}, { handlers: wrong as Handlers });
  await expect(start(others)).rejects.toThrow(/Without a handler: getCourse; not in the contract: none/);
  await expect(start({ ...handlers, extra: getCourse })).rejects.toThrow(/not in the contract: extra/);
});

test('the contract and the rules contain the same patterns', () => {
  expect(api().contract.shared).toMatchObject({
    components: {
      schemas: {
        FullName: { pattern: fullNamePattern.source },
        FilledText: { pattern: visiblePattern.source },
        ExpertiseChoice: { items: { pattern: linePattern.source } },
        WrittenName: { properties: { en: { pattern: linePattern.source } } },
      },
    },
  });
});

test('a path outside the contract is not found', { tags: ['10.24'] }, async () => {
  const { token, user } = await api().user({ google_sub: 'secret', password_hash: 'secret' });
  const response = await api().expect(200, 'getProfile', { token });
  expect(JSON.stringify(response)).not.toContain('secret');
  expect(response.id).toBe(user.id);
});

test.each(['/v1', '/v1/', '/v1/nothing', '/v1/courses/a/b/c', '/v1/%E0%A4%A', '/v1/domains/%2e%2e%2f'])(
  '%s is rejected with a problem',
  async (url) => {
    const response = await api().app.inject({ url, headers: { 'accept-language': 'fr' } });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toEqual({
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.any(String),
    });
  },
);

test('browsers do not store account data, and revalidate the catalog', async () => {
  const { token } = await api().user();
  const profile = await api().call('getProfile', { token });
  expect(profile.headers['cache-control']).toBe('no-store');
  const domains = await api().call('listDomains');
  expect(domains.headers).toMatchObject({
    'cache-control': 'public, no-cache',
    etag: expect.stringMatching(/^"[\w-]+"$/),
  });
});

test('serves the contract as JSON and as a page without external resources', {
  tags: ['10.9'],
}, async () => {
  const raw = await api().app.inject('/v1/openapi.json');
  expect(raw.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Lyceum' } });
  const page = await api().app.inject('/v1/docs');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const docs = readHtml(page.body);
  expect([...docs.querySelectorAll('article')].map(({ id }) => id).toSorted()).toEqual(
    api()
      .contract.operations.map(({ id }) => id)
      .toSorted(),
  );
  const addresses = [...docs.querySelectorAll('[src], [href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );
  for (const id of addresses.filter((address) => address.startsWith('#')))
    expect(docs.getElementById(id.slice(1)), id).not.toBeNull();
  expect(addresses.filter((address) => !address.startsWith('#'))).toEqual([
    '/v1/docs.css',
    '/v1/openapi.json',
  ]);
  expect((await api().app.inject('/v1/docs.css')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('/metrics has request durations by method, route and status', { tags: ['10.8'] }, async () => {
  await api().call('getProfile');
  const { body, headers } = await api().app.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_server_request_duration_seconds_count\{http_request_method="GET",http_route="\/v1\/users\/profile",http_response_status_code="401"\} [1-9]/,
  );
});

test('a response that the contract does not list does not compile', () => {
  const listed: HandlerResponse<'logout'> = { status: 204 };
  // @ts-expect-error 418 is not in the contract
  const unlisted: HandlerResponse<'logout'> = { status: 418 };
  // @ts-expect-error a body that 204 does not have
  const tooMuch: HandlerResponse<'logout'> = { status: 204, body: { code: 'x', message: 'y' } };
  expect([listed, unlisted, tooMuch]).toHaveLength(3);
});
