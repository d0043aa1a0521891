import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { handlers } from '../../operations/index.ts';
import { startApi } from '../../testing/api.ts';
import { onPostgres } from '../../testing/google.ts';
import { listen, openSocket, sendRaw } from '../../testing/rawRequests.ts';
import { asPartOfPage, newPageSources } from '../caching/partOfPage.ts';
import { readSettings } from '../settings/settings.ts';
import { logging } from './logging.ts';

/** A server with the log of a deployment, and the lines it has written. */
async function start(overrides: Parameters<typeof startApi>[1] = {}) {
  const stream = new PassThrough();
  let written = '';
  stream.on('data', (chunk) => {
    written += String(chunk);
  });
  const settings = { ...readSettings({}), ...onPostgres };
  const api = await startApi(onPostgres, { ...overrides, logger: { ...logging(settings), stream } });
  onTestFinished(() => api.close());
  const lines = () => {
    const texts = written.trimEnd().split('\n');
    return texts.map((line) => JSON.parse(line) as Record<string, unknown>);
  };
  return { api, lines, written: () => written };
}

const secrets = { password: 'hunter2-hunter2', mailed: 'mailed-token-secret', cookie: 'cookie-secret' };

test('the log contains no passwords, tokens or e-mail addresses', async () => {
  const { api, written } = await start();
  const account = { name: 'Nour', email: 'nour.haddad@example.org', password: secrets.password };
  const { tokens } = await api.expect(201, 'register', { body: account });
  const { access, refresh } = tokens;
  await api.expect(401, 'login', { body: { email: account.email, password: `${secrets.password}?` } });
  await api.expect(200, 'getProfile', { token: access.token, headers: { cookie: secrets.cookie } });
  await api.expect(422, 'verifyEmail', { body: { token: secrets.mailed } });
  await api.expect(400, 'register', { body: `{"password":"${secrets.password}" nonsense` });
  await api.expect(200, 'refreshTokens', { body: { refreshToken: refresh.token } });
  for (const path of ['/v1/nowhere', '/verify-email', '//evil']) {
    await api.app.inject({ url: `${path}?token=${secrets.mailed}&refresh=${refresh.token}` });
  }
  expect(written()).toContain('/verify-email');
  for (const secret of [...Object.values(secrets), access.token, refresh.token, account.email]) {
    expect(written()).not.toContain(secret);
  }
});

const mailed = 'q7-_kW3xZ0aB9cDeFgHiJkLmNoPqRsTuVwXyZ012345';

test.each([
  [
    'a reply of a mail server',
    '550 5.1.1 <nour.haddad@example.org>: user unknown',
    '550 5.1.1 <[e-mail]>: user unknown',
  ],
  ['after an escape', 'Rejected:\nnour.haddad@example.org\t"x"\\', 'Rejected:\n[e-mail]\t"x"\\'],
  ['after a backslash and an escape', '\\\nnour.haddad@example.org', '\\\n[e-mail]'],
  ['encoded', 'GET /users/nour%2Ehaddad%40example.org failed', 'GET /users/[e-mail] failed'],
  ['encoded twice', 'GET /users/nour%2540example.org failed', 'GET /users/[e-mail] failed'],
  ['of this machine', 'No mailbox nour@localhost', 'No mailbox [e-mail]'],
  [
    'the id of a course',
    'GET /course/introduction-to-machine-learning-for-absolute-beginners-part-2',
    'GET /course/introduction-to-machine-learning-for-absolute-beginners-part-2',
  ],
  [
    'a token',
    `Invalid URL: https://lyceum.example/verify-email?token=${mailed}`,
    'Invalid URL: https://lyceum.example/verify-email?token=[secret]',
  ],
  [
    'a package and an id',
    'at /node_modules/pg@8.23.1/lib 0199c0de-7000-7000-8000-0123456789ab',
    'at /node_modules/pg@8.23.1/lib 0199c0de-7000-7000-8000-0123456789ab',
  ],
])('addresses and secrets are redacted in every text: %s', { tags: ['2.474'] }, async (_, text, logged) => {
  const { api, lines, written } = await start();
  const failure = new Error(text, { cause: new Error(text) });
  api.app.log.warn(failure, text);
  expect(lines().at(-1)).toMatchObject({
    msg: logged,
    'exception.message': logged,
    'exception.cause': { 'exception.message': logged },
  });
  expect(written()).not.toMatch(/nour|q7-_kW/);
});

test('a long text is redacted in a moment', { tags: ['2.474'] }, async () => {
  const { api } = await start();
  // Time on the processor, which a busy machine does not lengthen. One unbounded part of the pattern takes 10 s.
  const before = process.cpuUsage();
  for (const text of ['a', 'a.', 'a-', `${'a-'.repeat(39)}a `, '%40', '%2540', '@', '\\'])
    api.app.log.warn(text.repeat(100_000 / text.length));
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(5000);
});

test('a secret in a path is redacted however it is encoded', { tags: ['2.474'] }, async () => {
  const { api, lines } = await start();
  const encoded = [...mailed].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');
  const paths = [
    `/calendar/${mailed}.ics`,
    `/%63alendar/${mailed}.ics`,
    `/calendar/${encoded}.ics`,
    `/Calendar/${mailed}.ics`,
    `/v1/courses/${mailed}`,
    `/calendar/${mailed.slice(0, 20)}`,
    `/%63alendar/${mailed.slice(0, 20)}`,
  ];
  for (const url of paths) await api.app.inject({ url });
  expect(lines().map((line) => line['url.path'])).toEqual([
    '/calendar/*',
    '/calendar/*',
    '/calendar/*',
    '/Calendar/[secret].ics',
    '/v1/courses/[secret]',
    '/calendar/*',
    '/calendar/*',
  ]);
});

test('the calls of a page have no lines of their own', { tags: ['10.141'] }, async () => {
  const { api, lines } = await start();
  await api.app.inject('/v1/domains');
  expect(lines()).toHaveLength(1);
  await asPartOfPage(newPageSources(), async () => api.app.inject('/v1/sessions'));
  expect(lines()).toHaveLength(1);
});

test('input cannot forge log lines', async () => {
  const { api, lines } = await start();
  const forged = '{"level":30,"msg":"forged"}';
  const headers = { 'user-agent': `\r\n${forged}`, 'x-request-id': `\n${forged}` };
  await api.app.inject({ url: `/v1/courses/${encodeURIComponent(`a\r\n${forged}`)}`, headers });
  await api.expect(401, 'login', { body: { email: 'a@example.org', password: `x\n${forged}` } });
  expect(lines().length).toBeGreaterThan(2);
  for (const line of lines()) expect(line).not.toMatchObject({ msg: 'forged' });
});

test('neither the log nor the response contains the details of a database error', async () => {
  const failure = Object.assign(new Error('duplicate key'), {
    code: 'XX000',
    params: [secrets.password],
    query: 'insert',
    detail: `Key (email)=(${secrets.mailed}) exists`,
  });
  const broken = { ...handlers, listDomains: () => Promise.reject(failure) };
  const { api, lines, written } = await start({ handlers: broken });
  const response = await api.app.inject('/v1/domains');
  expect(response.statusCode).toBe(500);
  expect(Object.keys(response.json()).toSorted()).toEqual(['code', 'message']);
  expect(response.body).not.toMatch(/duplicate|insert|\.ts/);
  expect(lines()).toContainEqual(
    expect.objectContaining({
      level: 50,
      'exception.type': 'Error',
      'exception.message': 'duplicate key',
      'exception.code': 'XX000',
      'exception.stacktrace': expect.any(String),
    }),
  );
  for (const secret of Object.values(secrets)) expect(written()).not.toContain(secret);
});

test('a request is one line, also if its client disconnects before the response', {
  tags: ['10.141'],
}, async () => {
  const begun = Promise.withResolvers<void>();
  const slow = {
    ...handlers,
    getDomain: () => {
      begun.resolve();
      return new Promise<never>(() => {});
    },
  };
  const { api, lines } = await start({ handlers: slow });
  const port = await listen(api);
  const linesOf = (path: string) => lines().filter((line) => line['url.path'] === path);
  await sendRaw(port, 'GET /v1/domains HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
  const leaving = openSocket(port);
  leaving.write('GET /v1/domains/making HTTP/1.1\r\nhost: a\r\n\r\n');
  await begun.promise;
  leaving.destroy();
  await expect.poll(() => linesOf('/v1/domains/making')).toHaveLength(1);
  expect(linesOf('/v1/domains/making')[0]).not.toHaveProperty(['http.response.status_code']);
  expect(linesOf('/v1/domains')).toEqual([
    expect.objectContaining({
      'http.request.method': 'GET',
      'client.address': '127.0.0.1',
      'http.response.status_code': 200,
      'http.server.request.duration': expect.any(Number),
    }),
  ]);
});

test('an audit event has the id of its request, whose line has the client address', {
  tags: ['10.141'],
}, async () => {
  const { api, lines } = await start();
  const body = { email: 'nobody@example.org', password: 'a long sentence' };
  await api.expect(401, 'login', { body });
  const event = lines().find((line) => line['event.name'] === 'login.failed');
  expect(event).toMatchObject({ level: 30, reqId: expect.any(String) });
  const { reqId } = event ?? {};
  expect(lines()).toContainEqual(
    expect.objectContaining({
      reqId,
      'http.request.method': 'POST',
      'url.path': '/v1/auth/login',
      'client.address': '127.0.0.1',
      'http.response.status_code': 401,
      'http.server.request.duration': expect.any(Number),
    }),
  );
});
