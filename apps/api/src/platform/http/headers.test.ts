import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../testing/api.ts';
import { Visitor } from '../../testing/visitor.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=(), '),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

describe('every response carries the restrictive browser headers', () => {
  let api: TestApi;
  let visitor: Visitor;
  beforeAll(async () => {
    api = await startApi();
    visitor = await Visitor.of(api.app);
  });
  afterAll(() => api.close());
  const fetchUrl = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${visitor.origin}${path}`, { redirect: 'manual', ...init });
    return { status: response.status, headers: Object.fromEntries(response.headers) };
  };

  test.each([
    ['a list', '/v1/domains', {}, 200],
    ['a course that is not there', '/v1/courses/nowhere', {}, 404],
    ['a call without rights', '/v1/users/profile', {}, 401],
    ['a call that is not there', '/v1/nowhere', {}, 404],
    ['a refused request', '/v1/auth/login', { method: 'POST' }, 400],
    ['a body of another kind', '/v1/auth/login', { method: 'POST', body: 'x' }, 415],
    ['the contract', '/v1/openapi.json', {}, 200],
    ['a style', '/v1/docs.css', {}, 200],
    ['health', '/healthz', {}, 200],
    ['metrics', '/metrics', {}, 200],
    ['an address that cannot be decoded', '/%ff', {}, 404],
    ['nothing at all', '/nowhere', { method: 'POST' }, 404],
    ['the mails as data', '/demo/outbox.json', {}, 200],
    ['a way on', '/demo/identity/start?response_type=id_token&nonce=a', {}, 303],
  ] as const)('%s', async (_, path, init, status) => {
    const response = await fetchUrl(path, init);
    expect(response).toMatchObject({ status, headers: everywhere });
    expect(response.headers).not.toHaveProperty('strict-transport-security');
  });

  test('so do the responses of the identity provider', async () => {
    const start = await fetchUrl('/demo/identity/start?response_type=id_token&nonce=a');
    expect(await fetchUrl(start.headers.location ?? '')).toMatchObject({ status: 303, headers: everywhere });
    const refused = await fetchUrl('/demo/identity/auth?response_type=code');
    expect(refused).toMatchObject({
      status: 400,
      headers: {
        ...everywhere,
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("script-src 'none'"),
      },
    });
  });

  test.each(['/v1/docs', '/demo/outbox', '/demo/identity/done'])('%s sends its own policy', async (path) => {
    const { headers } = await fetchUrl(path);
    expect(headers).toMatchObject({
      ...everywhere,
      'referrer-policy': expect.any(String),
      'content-security-policy': expect.any(String),
    });
    const policy = headers['content-security-policy'];
    for (const part of [
      "default-src 'none'; ",
      "; require-trusted-types-for 'script'; trusted-types 'none'",
    ]) {
      expect(policy).toContain(part);
    }
    expect(policy).not.toContain('unsafe');
  });
});

test('sends Strict-Transport-Security for an https address', async () => {
  const api = await startApi({ publicUrl: 'https://lyceum.example' });
  try {
    for (const path of ['/v1/domains', '/nowhere', '/%ff']) {
      const { headers } = await api.app.inject(path);
      expect(headers['strict-transport-security'], path).toBe('max-age=31536000; includeSubDomains');
    }
  } finally {
    await api.close();
  }
});
