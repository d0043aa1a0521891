import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { PassThrough } from 'node:stream';
import { hostileNames } from '@lyceum/rules/test/hostileNames';
import Fastify from 'fastify';
import getPort from 'get-port';
import PostalMime from 'postal-mime';
import type { SMTPServerOptions } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { onPostgres } from '../../testing/google.ts';
import { startMailServer } from '../../testing/mailServer.ts';
import type { Context } from '../context/context.ts';
import { logging } from '../http/logging.ts';
import type { Settings } from '../settings/settings.ts';
import { deleteOldMails, deliverDue, startDelivery } from './delivery.ts';
import { putMail } from './outbox.ts';
import { smtpSender } from './smtp.ts';

// The server itself has no mail server and delivers nothing; only the tests deliver.
const api = testApi();
/** The settings of a deployment with this mail server. */
const delivering = (smtpUrl = 'smtp://127.0.0.1:1', settings: Partial<Settings> = {}): Context => {
  const { context } = api();
  const mail = { smtpUrl, from: 'Lyceum <no-reply@lyceum.example>' };
  return { ...context, settings: { ...context.settings, ...settings, mail } };
};
const mail = (to: string) => ({ to, subject: 'Hello', text: 'Good day', html: '<p>Good day</p>', links: [] });
const rowOf = (to: string) =>
  api().context.db.selectFrom('outbox').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

test('three workers send each mail once', async () => {
  const addresses = Array.from({ length: 60 }, (_, index) => `${index}@example.org`);
  for (const to of addresses) await putMail(delivering(), mail(to));
  const recipients: string[] = [];
  const worker = async () => {
    while ((await deliverDue(delivering(), async ({ to }) => void recipients.push(to))) > 0);
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(recipients.toSorted()).toEqual(addresses.toSorted());
});

test('retries with backoff while the mail server is unavailable', async () => {
  await putMail(delivering(), mail('patient@example.org'));
  let attempts = 0;
  const away = async () => {
    attempts += 1;
    throw new Error('Nobody there');
  };
  const round = () => deliverDue(delivering(), away);
  await round();
  await round();
  expect(attempts).toBe(1);
  api().passTime(15_000);
  await round();
  api().passTime(15_000);
  await round();
  expect(attempts).toBe(2);
  expect(await rowOf('patient@example.org')).toMatchObject({
    attempts: 2,
    sent_at: null,
    last_error: 'Nobody there',
  });
  api().passTime(3_600_000);
  await deliverDue(delivering(), async () => {});
  expect(await rowOf('patient@example.org')).toMatchObject({ sent_at: expect.any(Date), last_error: null });
});

test('a mail fails after 80 attempts and stays visible', async () => {
  await putMail(delivering(), mail('hopeless@example.org'));
  await api()
    .context.db.updateTable('outbox')
    .set({ attempts: 79 })
    .where('recipient', '=', 'hopeless@example.org')
    .execute();
  const refuse = async () => {
    throw new Error('No such mailbox');
  };
  await deliverDue(delivering(), refuse);
  expect(await rowOf('hopeless@example.org')).toMatchObject({ gave_up_at: expect.any(Date), sent_at: null });
  expect((await api().app.inject('/metrics')).body).toMatch(/^lyceum_outbox_mails\{state="failed"\} 1$/m);
  api().passTime(3_600_000);
  expect(await deliverDue(delivering(), refuse)).toBe(0);
});

const rejection = (responseCode: number) => Object.assign(new Error('Not this one'), { responseCode });

test.each<[string, number, SMTPServerOptions]>([
  ['a recipient rejected permanently', 1, { onRcptTo: (_address, _session, done) => done(rejection(550)) }],
  [
    'a message rejected permanently',
    1,
    { onData: (stream, _session, done) => void stream.resume().on('end', () => done(rejection(554))) },
  ],
  ['a sender rejected permanently', 12, { onMailFrom: (_address, _session, done) => done(rejection(550)) }],
  ['a server that rejects all clients', 12, { onConnect: (_session, done) => done(rejection(554)) }],
  ['a recipient rejected temporarily', 80, { onRcptTo: (_address, _session, done) => done(rejection(450)) }],
])('%s: %i attempts', async (kind, attempts, refusing) => {
  const server = await startMailServer(0, refusing);
  onTestFinished(() => server.close());
  const context = delivering(server.url);
  const to = `${kind.replaceAll(' ', '-')}@example.org`;
  await putMail(context, mail(to));
  const before = api()
    .context.db.updateTable('outbox')
    .set({ attempts: attempts - 2 });
  if (attempts > 1) {
    await before.where('recipient', '=', to).execute();
    await deliverDue(context, smtpSender(context));
    expect(await rowOf(to)).toMatchObject({ attempts: attempts - 1, gave_up_at: null });
    api().passTime(longestWaitMs);
  }
  await deliverDue(context, smtpSender(context));
  const row = await rowOf(to);
  expect(row).toMatchObject({ attempts, gave_up_at: expect.any(Date), sent_at: null });
  expect(row.last_error).toContain('Not this one');
});

const longestWaitMs = 30 * 60_000;

test('an hour without a mail server neither loses nor duplicates mails', async () => {
  const port = await getPort();
  const context = delivering(`smtp://127.0.0.1:${port}`);
  const send = smtpSender(context);
  const addresses = Array.from({ length: 12 }, (_, index) => `hour-${index}@example.org`);
  for (const to of addresses) await putMail(context, mail(to));
  for (let minute = 0; minute < 60; minute += 1) {
    while ((await deliverDue(context, send)) > 0);
    api().passTime(60_000);
  }
  const server = await startMailServer(port);
  onTestFinished(() => server.close());
  api().passTime(longestWaitMs);
  while ((await deliverDue(context, send)) > 0);
  while ((await deliverDue(context, send)) > 0);
  expect(server.mails.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test('after two minutes another process sends the mail that a killed process had leased', async () => {
  await putMail(delivering(), mail('orphan@example.org'));
  const dies = Promise.withResolvers<never>();
  const dying = deliverDue(delivering(), () => dies.promise);
  const recipients: string[] = [];
  const round = () => deliverDue(delivering(), async ({ to }) => void recipients.push(to));
  await expect.poll(async () => (await rowOf('orphan@example.org')).attempts).toBe(1);
  await round();
  expect(recipients).toEqual([]);
  api().passTime(121_000);
  await round();
  expect(recipients).toEqual(['orphan@example.org']);
  dies.reject(new Error('Gone'));
  await dying;
});

test('an unresponsive mail server does not delay the shutdown; the mail is sent later', async () => {
  const addresses = ['silent-1@example.org', 'silent-2@example.org'];
  for (const to of addresses) await putMail(delivering(), mail(to));
  const silent = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void silent.close());
  await once(silent, 'listening');
  const context = delivering(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  const begun = once(silent, 'connection');
  const stop = startDelivery(context, smtpSender(context));
  await begun;
  await stop();
  const recipients: string[] = [];
  await deliverDue(delivering(), async ({ to }) => void recipients.push(to));
  expect(recipients.toSorted()).toEqual(addresses);
  expect(await rowOf(addresses[0] ?? '')).toMatchObject({ attempts: 1 });
});

test('outside the demonstration a sent mail loses its text at once and is deleted after a week', async () => {
  const server = delivering(undefined, onPostgres);
  const link = 'https://lyceum.example/reset-password?token=secret';
  await putMail(server, { ...mail('forgotten@example.org'), text: link, html: link, links: [link] });
  await deliverDue(server, async () => {});
  expect(JSON.stringify(await rowOf('forgotten@example.org'))).not.toContain('secret');
  await deleteOldMails(server);
  await rowOf('forgotten@example.org');
  api().passTime(7 * 24 * 3_600_000 + 1000);
  await deleteOldMails(server);
  await expect(rowOf('forgotten@example.org')).rejects.toThrow('no result');
});

test('an undeliverable mail is deleted after 30 days', async () => {
  await putMail(delivering(), mail('dead@example.org'));
  const time = api().context.now();
  const dead = api().context.db.updateTable('outbox').set({ gave_up_at: time });
  await dead.where('recipient', '=', 'dead@example.org').execute();
  api().passTime(29 * 24 * 3_600_000);
  await deleteOldMails(delivering());
  await rowOf('dead@example.org');
  api().passTime(2 * 24 * 3_600_000);
  await deleteOldMails(delivering());
  await expect(rowOf('dead@example.org')).rejects.toThrow('no result');
});

test('speaks SMTP', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const send = smtpSender(delivering(server.url));
  await send({ id: 'some-id', ...mail('nour@example.org'), links: [] }, AbortSignal.timeout(15_000));
  expect(await PostalMime.parse(server.mails[0]?.text ?? '')).toMatchObject({
    messageId: '<some-id@lyceum.example>',
    from: { name: 'Lyceum', address: 'no-reply@lyceum.example' },
    to: [{ address: 'nour@example.org' }],
    subject: 'Hello',
    text: expect.stringMatching(/^Good day\s*$/),
    html: expect.stringMatching(/^<p>Good day<\/p>\s*$/),
  });
});

test('addresses and subjects cannot inject headers or recipients', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const send = smtpSender(delivering(server.url));
  const subject = 'Hello\r\nBcc: eve@evil.example\r\n\r\nA body of mine';
  await send({ id: 'a', ...mail('nour@example.org'), subject }, AbortSignal.timeout(15_000));
  const two = 'nour@example.org\r\nBcc: eve@evil.example, eve@evil.example';
  await expect(send({ id: 'b', ...mail(two) }, AbortSignal.timeout(15_000))).rejects.toThrow();
  expect(server.mails.map(({ to }) => to)).toEqual(['nour@example.org']);
  const { bcc, text } = await PostalMime.parse(server.mails[0]?.text ?? '');
  expect({ bcc, text: text?.trim() }).toEqual({ bcc: undefined, text: 'Good day' });
});

test('a subject with any name is one header', async () => {
  const server = await startMailServer();
  onTestFinished(() => server.close());
  const send = smtpSender(delivering(server.url));
  const headersOf = async (subject: string) => {
    await send({ id: 'a', ...mail('nour@example.org'), subject }, AbortSignal.timeout(15_000));
    const { headers, text } = await PostalMime.parse(server.mails.at(-1)?.text ?? '');
    return { keys: headers.map(({ key }) => key), text: text?.trim() };
  };
  const usual = await headersOf('Hello');
  for (const name of hostileNames) expect(await headersOf(`Hello ${name}`), name).toEqual(usual);
});

test('the log of a refused mail has the reply without the address', { tags: ['2.474'] }, async () => {
  const refusing: SMTPServerOptions = {
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`5.1.1 <${address}>: user unknown`), { responseCode: 550 })),
  };
  const server = await startMailServer(0, refusing);
  onTestFinished(() => server.close());
  const stream = new PassThrough();
  const context = delivering(server.url);
  const app = Fastify({ logger: { ...logging({ ...context.settings, demo: false }), stream } });
  onTestFinished(() => app.close());
  await putMail(context, mail('nour.haddad@example.org'));
  await deliverDue({ ...context, log: app.log }, smtpSender(context));
  const written = String(stream.read());
  expect(written).toContain('550 5.1.1 <[e-mail]>: user unknown');
  expect(written).not.toContain('nour');
  // An operator can look the address up.
  expect((await rowOf('nour.haddad@example.org')).last_error).toContain('5.1.1 <nour.haddad@example.org>');
});
