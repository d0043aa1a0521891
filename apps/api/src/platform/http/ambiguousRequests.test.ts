import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { listen, sendRaw } from '../../testing/rawRequests.ts';

let api: TestApi;
let port: number;
beforeAll(async () => {
  api = await startApi();
  port = await listen(api);
});
afterAll(() => api.close());

const end = 'accept-language: fr\r\nconnection: close\r\n\r\n';

test.each([
  ['an absolute-form target', 'GET http://evil.example/v1/domains HTTP/1.1\r\nhost: localhost\r\n'],
  ['an absolute-form target of its own', 'GET http://localhost/v1/domains HTTP/1.1\r\nhost: localhost\r\n'],
  ['an absolute-form target outside of /v1', 'GET http://localhost/ HTTP/1.1\r\nhost: localhost\r\n'],
  ['an asterisk for a target', 'OPTIONS * HTTP/1.1\r\nhost: localhost\r\n'],
  ['a second Host header', 'GET /v1/domains HTTP/1.1\r\nhost: localhost\r\nHost: evil.example\r\n'],
  ['the same Host header twice', 'GET /v1/domains HTTP/1.1\r\nhost: localhost\r\nhost: localhost\r\n'],
  ['a second Host header on a health check', 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nhost: other\r\n'],
  ['no Host header', 'GET /v1/domains HTTP/1.1\r\n'],
  ['an empty Host header', 'GET /v1/domains HTTP/1.1\r\nhost:\r\n'],
  ['a Host header with a path', 'GET /v1/domains HTTP/1.1\r\nhost: localhost/a\r\n'],
  ['a Host header with a user', 'GET /v1/domains HTTP/1.1\r\nhost: admin@localhost\r\n'],
])('rejects %s with 400', async (_what, text) => {
  const { status, head, body } = await sendRaw(port, text + end);
  expect(status).toBe(400);
  expect(head).toContain('\r\ncontent-type: application/json; charset=utf-8');
  expect(head).toContain('\r\nx-content-type-options: nosniff');
  expect(JSON.parse(body)).toEqual({
    code: 'invalid_request',
    message: api.context.texts('fr', 'server:invalidRequest'),
  });
});

test.each([
  ['a name', 'HTTP/1.1\r\nhost: localhost\r\n'],
  ['a name and a port', 'HTTP/1.1\r\nhost: lyceum.example:3000\r\n'],
  ['an IPv6 address', 'HTTP/1.1\r\nhost: [::1]:3000\r\n'],
  ['no host in HTTP/1.0', 'HTTP/1.0\r\n'],
])('accepts %s', async (_what, text) => {
  expect((await sendRaw(port, `GET /v1/domains ${text}${end}`)).status).toBe(200);
});
