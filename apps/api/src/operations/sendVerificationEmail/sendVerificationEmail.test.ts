import { rate } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { verificationTokenLifetimeMs } from '../../people/mailTokens.ts';
import { testApi } from '../../testing/api.ts';
import { linksIn, readHtml, textsIn } from '../../testing/readHtml.ts';
import { mailedToken, mailsTo } from '../../testing/users.ts';

const api = testApi({ publicUrl: 'https://lyceum.example', rates: rate });

test.each([
  ['en', 'Please verify your email address', 'The link works once, within 24 hours.', 'ltr'],
  ['ar', 'يرجى تأكيد بريدك الإلكتروني', 'يعمل الرابط مرة واحدة خلال 24 ساعة.', 'rtl'],
  [
    'fr',
    'Veuillez vérifier votre adresse e-mail',
    'Le lien fonctionne une seule fois, pendant 24 heures.',
    'ltr',
  ],
])(
  'writes in %s, as text and as HTML, with a link that carries PUBLIC_URL',
  { tags: ['7.29', '8.7'] },
  async (language, subject, life, direction) => {
    const { user, token } = await api().user();
    const headers = { 'accept-language': language, host: 'evil.example' };
    await api().expect(204, 'sendVerificationEmail', { token, headers });
    const [mail] = await mailsTo(api(), user.email);
    const mailed = await mailedToken(api(), user.email);
    const link = `https://lyceum.example/verify-email?token=${mailed}`;
    expect(mail).toMatchObject({ subject, links: [link], sent_at: expect.any(Date) });
    const [greeting, body, address, ...rest] = mail?.body_text.trim().split('\n\n') ?? [];
    expect([address, rest[0]]).toEqual([link, life]);

    const html = readHtml(mail?.body_html ?? '');
    const { lang, dir } = html.documentElement;
    expect({ lang, dir, title: html.title }).toEqual({ lang: language, dir: direction, title: subject });
    expect(linksIn(html)).toEqual([link, link]);
    expect(textsIn(html, 'a')[1]).toBe(link);
    // Without the paragraphs of the two links.
    expect(textsIn(html, 'p').toSpliced(4, 1).toSpliced(2, 1)).toEqual([greeting, body, ...rest]);
    await api().expect(204, 'verifyEmail', { body: { token: mailed } });
  },
);

test('a mail to an unverified address contains no text from a user', async () => {
  const { user, token } = await api().user({ name: 'Your prize is waiting: https://evil.example\r\nBcc:' });
  await api().expect(204, 'sendVerificationEmail', { token });
  const [mail] = await mailsTo(api(), user.email);
  expect(mail?.body_text.split('\n', 1)).toEqual(['Hello,']);
  expect(textsIn(readHtml(mail?.body_html ?? ''), 'p')[0]).toBe('Hello,');
  expect(`${mail?.subject}${mail?.body_text}${mail?.body_html}`).not.toMatch(/prize|evil|Bcc/);
});

test('all links are valid until one is used; afterwards the others report that the address is verified', async () => {
  const { user, token } = await api().user();
  await api().expect(204, 'sendVerificationEmail', { token, body: {} });
  const older = await mailedToken(api(), user.email);
  await api().expect(204, 'sendVerificationEmail', { token });
  const newer = await mailedToken(api(), user.email);
  await api().expect(204, 'verifyEmail', { body: { token: older } });
  expect(await api().expect(409, 'verifyEmail', { body: { token: newer } })).toMatchObject({
    code: 'already_verified',
  });
});

test('rejects a verified user', async () => {
  const { token } = await api().user({ is_email_verified: true });
  expect(await api().expect(409, 'sendVerificationEmail', { token })).toMatchObject({
    code: 'email_already_verified',
  });
});

test('limits an account to three mails a minute', async () => {
  const { user, token } = await api().user();
  for (let times = 0; times < rate.mail.max; times += 1)
    await api().expect(204, 'sendVerificationEmail', { token });
  expect(await api().call('sendVerificationEmail', { token })).toMatchObject({ status: 429 });
  expect(await mailsTo(api(), user.email)).toHaveLength(rate.mail.max);
  await api().expect(204, 'sendVerificationEmail', { token: (await api().user()).token });
  api().passTime(rate.mail.perMs + 1000);
  await api().expect(204, 'sendVerificationEmail', { token });
  expect(verificationTokenLifetimeMs).toBe(24 * 3_600_000);
});
