import { limits, rate } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { mailedToken, mailsTo } from '../../testing/users.ts';

const api = testApi({ publicUrl: 'https://lyceum.example', rates: rate });

test.each([
  ['en', 'Please verify your email address', 'within 24 hours', 'ltr'],
  ['ar', 'يرجى تأكيد بريدك الإلكتروني', 'خلال 24 ساعة', 'rtl'],
  ['fr', 'Veuillez vérifier votre adresse e-mail', 'pendant 24 heures', 'ltr'],
])(
  'writes in %s, as text and as HTML, with a link that carries PUBLIC_URL',
  { tags: ['7.29', '10.26'] },
  async (language, subject, life, direction) => {
    const { user, token } = await api().user();
    const headers = { 'accept-language': language, host: 'evil.example' };
    await api().expect(204, 'sendVerificationEmail', { token, headers });
    const [mail] = await mailsTo(api(), user.email);
    const link = mail?.links[0] ?? '';
    expect(link).toMatch(/^https:\/\/lyceum\.example\/verify-email\?token=[\w-]{43}$/);
    expect(mail).toMatchObject({ subject, sent_at: expect.any(Date) });
    expect(mail?.body_text).toContain(life);
    expect(mail?.body_text).toContain(link);
    expect(mail?.body_html).toContain(`href="${link}"`);
    expect(mail?.body_html).toContain(`<html lang="${language}" dir="${direction}">`);
  },
);

test('a mail to an unverified address contains no text from a user', async () => {
  const { user, token } = await api().user({ name: 'Your prize is waiting: https://evil.example\r\nBcc:' });
  await api().expect(204, 'sendVerificationEmail', { token });
  const [mail] = await mailsTo(api(), user.email);
  expect(mail?.body_text).toMatch(/^Hello,\n\n/);
  expect(`${mail?.subject}${mail?.body_text}${mail?.body_html}`).not.toMatch(/prize|evil|Bcc/);
});

test('all links are valid until one is used, which revokes the others', async () => {
  const { user, token } = await api().user();
  await api().expect(204, 'sendVerificationEmail', { token, body: {} });
  const older = await mailedToken(api(), user.email);
  await api().expect(204, 'sendVerificationEmail', { token });
  const newer = await mailedToken(api(), user.email);
  await api().expect(204, 'verifyEmail', { body: { token: older } });
  await api().expect(422, 'verifyEmail', { body: { token: newer } });
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
  expect(limits.verificationTokenLifetimeMs).toBe(24 * 3_600_000);
});
