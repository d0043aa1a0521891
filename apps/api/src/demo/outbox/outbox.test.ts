import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { putMail } from '../../platform/mail/outbox.ts';
import { startApi, testApi } from '../../testing/api.ts';
import { onPostgres } from '../../testing/google.ts';
import { linksIn, readHtml, textsIn } from '../../testing/readHtml.ts';

/** The directives of a response's content security policy. */
const policyOf = (headers: Record<string, unknown>) =>
  new Map(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/s, 2) as [string, string]),
  );

describe('the outbox', () => {
  const api = testApi();
  const link = 'http://127.0.0.1:3000/verify-email?token=a&lng=fr';
  const mail = {
    to: 'nour@example.org',
    subject: 'Verify <you> & "me"',
    text: 'Hello </pre><script>alert(1)</script>',
    html: `<!doctype html><html><head></head><body><a href="${link}">Verify</a></body></html>`,
    links: [link, 'javascript:alert(1)'],
  };

  test('reports that it is empty', async () => {
    expect((await api().app.inject('/demo/outbox.json')).json()).toEqual({ messages: [] });
    const page = readHtml((await api().app.inject('/demo/outbox')).body);
    expect(page.title).toBe('Outbox · Lyceum');
    expect(textsIn(page, 'article')).toEqual([]);
    expect(textsIn(page, 'p')[1]).toBe(
      'No mail yet. Register an account, and its verification mail will be here.',
    );
  });

  test('lists all mails, newest first', { tags: ['10.10'] }, async () => {
    await putMail(api().context, { ...mail, subject: 'The first' });
    api().passTime(1000);
    const sentAt = api().context.now().getTime();
    await putMail(api().context, mail);
    const { messages } = (await api().app.inject('/demo/outbox.json')).json();
    expect(messages).toEqual([
      { ...mail, sentAt: expect.any(String) },
      { ...mail, subject: 'The first', sentAt: expect.any(String) },
    ]);
    expect(Math.abs(Date.parse(messages[0].sentAt) - sentAt)).toBeLessThan(1000);
  });

  test('displays mails on a page where nothing of a mail can run', async () => {
    const { body, headers } = await api().app.inject('/demo/outbox');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(policyOf(headers).get('script-src')).toBe("'none'");
    const page = readHtml(body);
    expect(textsIn(page, 'h2')).toEqual([mail.subject, 'The first']);
    expect(page.querySelector('h2')?.getAttribute('dir')).toBe('auto');
    expect(textsIn(page, 'pre')).toEqual([mail.text, mail.text]);
    expect(linksIn(page)).toEqual(['/demo/outbox.json', link, link]);
    expect(textsIn(page, 'li')).toEqual([...mail.links, ...mail.links]);
    expect(page.querySelectorAll('script')).toHaveLength(0);
  });

  test('displays the mail in a frame, with its styles and without scripts', async () => {
    const page = await api().app.inject('/demo/outbox');
    const frame = readHtml(page.body).querySelector('iframe');
    expect(frame?.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    const { body, headers } = await api().app.inject(frame?.getAttribute('src') ?? '');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    const document = readHtml(body);
    expect(linksIn(document)).toEqual([link]);
    expect(textsIn(document, 'a')).toEqual(['Verify']);
    expect(document.querySelector('base')?.getAttribute('target')).toBe('_blank');
    const policy = policyOf(headers);
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('frame-ancestors')).toBe("'self'");
    expect(policy.get('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect((await api().app.inject('/demo/outbox/nothing')).statusCode).toBe(404);
  });
});

describe('everything under /demo', () => {
  const api = testApi({ publicUrl: 'http://lyceum.localdomain:3000' });
  const paths = ['/demo/outbox', '/demo/outbox.json', '/demo/identity/start', '/demo/identity/jwks'];
  const request = (url: string, remoteAddress: string, headers: Record<string, string> = {}) =>
    api().app.inject({ url, remoteAddress, headers: { host: '127.0.0.1:3000', ...headers } });

  test.each(['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])(
    'is available to %s',
    { tags: ['10.10'] },
    async (address) => {
      for (const path of paths) expect((await request(path, address)).statusCode).toBeLessThan(400);
    },
  );

  test.each(['localhost', 'localhost:3000', '[::1]:3000', 'lyceum.localdomain:3000'])(
    'is available to this machine as %s',
    async (host) => {
      for (const path of paths)
        expect((await request(path, '127.0.0.1', { host })).statusCode).toBeLessThan(400);
    },
  );

  test.each(['192.168.1.20', '10.0.0.1', '203.0.113.7', '::ffff:203.0.113.7', 'fe80::1'])(
    'is forbidden for %s',
    async (address) => {
      for (const path of paths) {
        const response = await request(path, address);
        expect(response.statusCode).toBe(403);
        expect(response.json()).toEqual({ code: 'forbidden', message: expect.any(String) });
      }
    },
  );

  test.each([
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['a proxy that says it is this machine', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy of the newer kind', { forwarded: 'for=203.0.113.7' }],
    ['a proxy that names the host', { 'x-forwarded-host': '127.0.0.1' }],
    ['a proxy that names the scheme', { 'x-forwarded-proto': 'https' }],
    ['a proxy that names itself', { via: '1.1 proxy' }],
    ['a proxy that names the visitor', { 'x-real-ip': '203.0.113.7' }],
    ['a foreign site whose name leads here', { host: 'evil.example' }],
    ['a foreign site that looks like this machine', { host: 'localhost.evil.example' }],
  ])('is forbidden for %s', async (_, headers) => {
    for (const path of paths) expect((await request(path, '127.0.0.1', headers)).statusCode).toBe(403);
  });

  test('is forbidden for a proxy that keeps the host of an https PUBLIC_URL', async () => {
    const other = await startApi({ publicUrl: 'https://lyceum.example' });
    onTestFinished(() => other.close());
    for (const url of paths) {
      const response = await other.app.inject({ url, headers: { host: 'lyceum.example' } });
      expect(response.statusCode).toBe(403);
    }
  });

  test('is forbidden for a proxy without forwarding headers that speaks HTTP/1.0, like nginx', async () => {
    const { port } = new URL(await api().app.listen({ host: '127.0.0.1', port: 0 }));
    const request = async (version: string) => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.write(
        `GET /demo/outbox.json HTTP/${version}\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
      );
      return Number((await text(socket)).split(' ', 2)[1]);
    };
    expect(await request('1.0')).toBe(403);
    expect(await request('1.1')).toBe(200);
  });

  test('does not issue tokens to other machines', async () => {
    const response = await api().app.inject({
      method: 'POST',
      url: '/demo/identity/token',
      remoteAddress: '192.168.1.20',
      payload: { email: 'admin@lyceum.test', name: 'Admin' },
    });
    expect(response.statusCode).toBe(403);
  });

  test('does not exist with DATABASE_URL', { tags: ['10.10'] }, async () => {
    const other = await startApi(onPostgres);
    try {
      for (const path of paths) expect((await other.app.inject(path)).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
