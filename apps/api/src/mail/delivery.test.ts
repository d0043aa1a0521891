import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { startApi, testApi } from '../testing/api.ts';
import { deliverDue, smtpSender } from './delivery.ts';
import { putMail } from './outbox.ts';

const api = testApi({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Lyceum <no-reply@lyceum.example>' } });
const mail = (to: string) => ({ to, subject: 'Hello', text: 'Good day', html: '<p>Good day</p>', links: [] });
const rowOf = (to: string) =>
  api().context.db.selectFrom('outbox').selectAll().where('recipient', '=', to).executeTakeFirstOrThrow();

test('three workers send each mail once', async () => {
  const other = await startApi({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' } });
  const { context } = other;
  const addresses = Array.from({ length: 60 }, (_, index) => `${index}@example.org`);
  for (const to of addresses) await putMail(context, mail(to));
  const sent: string[] = [];
  const worker = async () => {
    while ((await deliverDue(context, async ({ to }) => void sent.push(to))) > 0);
  };
  await Promise.all([worker(), worker(), worker()]);
  expect(sent.toSorted()).toEqual(addresses.toSorted());
  await other.close();
});

test('a mail server that is away is tried again, later and later, and then the mail is sent', async () => {
  await putMail(api().context, mail('patient@example.org'));
  let attempts = 0;
  const away = async () => {
    attempts += 1;
    throw new Error('Nobody there');
  };
  const round = () => deliverDue(api().context, away);
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
  await deliverDue(api().context, async () => {});
  expect(await rowOf('patient@example.org')).toMatchObject({ sent_at: expect.any(Date), last_error: null });
});

test('a mail is given up after 80 attempts, and stays visible', async () => {
  await putMail(api().context, mail('hopeless@example.org'));
  await api()
    .context.db.updateTable('outbox')
    .set({ attempts: 79 })
    .where('recipient', '=', 'hopeless@example.org')
    .execute();
  const refuse = async () => {
    throw new Error('No such mailbox');
  };
  await deliverDue(api().context, refuse);
  expect(await rowOf('hopeless@example.org')).toMatchObject({ gave_up_at: expect.any(Date), sent_at: null });
  api().passTime(3_600_000);
  expect(await deliverDue(api().context, refuse)).toBe(0);
});

test('speaks SMTP', async () => {
  const received = Promise.withResolvers<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += String(chunk);
      });
      stream.on('end', () => {
        received.resolve(text);
        done();
      });
    },
  });
  const listening = Promise.withResolvers<void>();
  const { port } = await new Promise<{ port: number }>((resolve) => {
    const socket = server.listen(0, '127.0.0.1', () => {
      listening.resolve();
      const address = socket.address();
      resolve({ port: typeof address === 'object' && address ? address.port : 0 });
    });
  });
  await listening.promise;
  const { context } = api();
  const settings = {
    ...context.settings,
    mail: { ...context.settings.mail, smtpUrl: `smtp://127.0.0.1:${port}` },
  };
  const send = smtpSender({ ...context, settings });
  await send({ id: 'some-id', ...mail('nour@example.org'), links: [] });
  const text = await received.promise;
  expect(text).toContain('Message-ID: <some-id@lyceum.example>');
  expect(text).toContain('To: nour@example.org');
  expect(text).toContain('<p>Good day</p>');
  await new Promise<void>((resolve) => server.close(resolve));
});
