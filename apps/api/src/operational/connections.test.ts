import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { putMail } from '../mail/outbox.ts';
import { startApi } from '../testing/api.ts';

const portOf = (server: { address(): AddressInfo | string | null }) => (server.address() as AddressInfo).port;

test('a request that does not arrive in time is given up', async () => {
  const api = await startApi();
  onTestFinished(() => api.close());
  const { server } = api.app;
  expect(server.requestTimeout).toBe(15_000);
  server.requestTimeout = 50;
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const socket = connect(portOf(server), '127.0.0.1');
  socket.write('POST /v1/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test('while the last mail keeps it from ending, whoever still reaches it is answered, on a connection that ends', async () => {
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
  const answers: unknown[] = [];
  const ask = async () => {
    const { status, headers } = await fetch(address);
    answers.push([status, headers.get('connection')]);
  };
  const askUntilGone = (): Promise<void> => ask().then(askUntilGone, () => {});
  await askUntilGone();
  await closing;
  expect(answers.length).toBeGreaterThan(1);
  expect(answers).toEqual(answers.map(() => [200, 'close']));
});
