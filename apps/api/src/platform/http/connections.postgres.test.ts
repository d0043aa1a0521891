import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { startApi } from '../../testing/api.ts';
import { putMail } from '../mail/outbox.ts';

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

test.each([
  ['does not arrive in time', 'GET /v1/domains HTTP/1.1\r\nhost: localhost\r\n', 408, 'request_timeout'],
  [
    'has too much before its body',
    `GET /v1/domains HTTP/1.1\r\nhost: localhost\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['is no HTTP', '\u0016\u0003\u0001 hello\r\n\r\n', 400, 'invalid_request'],
])('responds to a request that %s with a problem', async (_what, request, status, code) => {
  const api = await startApi();
  onTestFinished(() => api.close());
  const { server } = api.app;
  if (status === 408) server.headersTimeout = 50;
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write(request);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('\r\ncontent-type: application/json; charset=utf-8');
  expect(head).toContain('\r\nx-content-type-options: nosniff');
  expect(head).toContain(`\r\ncontent-length: ${Buffer.byteLength(body)}`);
  expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/\.$/) });
});

test('responds to requests during the shutdown and closes their connections', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const mailServer = once(silent, 'connection');
  const api = await startApi({
    mail: { smtpUrl: `smtp://127.0.0.1:${portOf(silent)}`, from: 'Lyceum <no-reply@lyceum.example>' },
  });
  await putMail(api.context, { to: 'a@example.org', subject: '', text: '', html: '', links: [] });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const address = `http://127.0.0.1:${portOf(api.app.server)}/v1/domains`;
  await mailServer;
  const closing = api.close();
  const responses: unknown[] = [];
  const call = async () => {
    const { status, headers } = await fetch(address);
    responses.push([status, headers.get('connection')]);
  };
  const askUntilGone = (): Promise<void> => call().then(askUntilGone, () => {});
  await askUntilGone();
  await closing;
  expect(responses.length).toBeGreaterThan(1);
  expect(responses).toEqual(responses.map(() => [200, 'close']));
});
