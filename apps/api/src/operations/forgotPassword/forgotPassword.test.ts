import { rate } from '@lyceum/rules';
import { expect, test } from 'vitest';
import { testApi } from '../../testing/api.ts';
import { linksIn, readHtml, textsIn } from '../../testing/readHtml.ts';
import { mailedToken, mailsTo } from '../../testing/users.ts';

const api = testApi({ publicUrl: 'https://lyceum.example', rates: rate });

test('sends a reset link, ignoring the case of the address', { tags: ['7.31'] }, async () => {
  const { user } = await api().user({ email: 'Nour@Example.org' });
  const headers = { 'accept-language': 'fr', host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  await api().expect(204, 'forgotPassword', { body: { email: 'nour@example.ORG' }, headers });
  const [mail] = await mailsTo(api(), user.email);
  const token = await mailedToken(api(), user.email);
  const link = `https://lyceum.example/reset-password?token=${token}`;
  expect(mail).toMatchObject({ subject: 'Choisissez un nouveau mot de passe', links: [link] });
  const life = 'Le lien fonctionne une seule fois, pendant 1 heure.';
  expect(mail?.body_text.split('\n\n').slice(2, 4)).toEqual([link, life]);
  const html = readHtml(mail?.body_html ?? '');
  expect(linksIn(html)).toEqual([link, link]);
  expect(textsIn(html, 'p')[3]).toBe(life);
  await api().expect(204, 'resetPassword', { body: { token, password: 'another sentence' } });
});

test.each([
  ['a verified address is greeted by name', true, 'Hello <Nour> & "Co",'],
  ['an unverified address is greeted without the name', false, 'Hello,'],
])('%s', async (_, is_email_verified, greeting) => {
  const { user } = await api().user({ name: '<Nour> & "Co"', is_email_verified });
  await api().expect(204, 'forgotPassword', { body: { email: user.email } });
  const [mail] = await mailsTo(api(), user.email);
  expect(mail?.body_text.split('\n', 1)).toEqual([greeting]);
  expect(textsIn(readHtml(mail?.body_html ?? ''), 'p')[0]).toBe(greeting);
});

test('gives the same response for an unknown address, and sends nothing', {
  tags: ['10.17'],
}, async () => {
  const email = 'nobody@example.org';
  expect(await api().expect(204, 'forgotPassword', { body: { email } })).toBeUndefined();
  expect(await mailsTo(api(), email)).toEqual([]);
});

test('all links are valid until one is used, which revokes the others', { tags: ['10.18'] }, async () => {
  const { user } = await api().user();
  const links: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    await api().expect(204, 'forgotPassword', { body: { email: user.email } });
    links.push(await mailedToken(api(), user.email));
  }
  const use = (token = '') => api().call('resetPassword', { body: { token, password: 'another sentence' } });
  const statuses = (await Promise.all(links.map(use))).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([204, 422, 422]);
  for (const link of links) expect((await use(link)).status).toBe(422);
});

test.each(['somebody', 'nobody'])('the fourth request in a minute is a 429 for %s', async (name) => {
  const email = `${name}.asks@example.org`;
  if (name === 'somebody') await api().user({ email });
  for (let times = 0; times < rate.mail.max; times += 1)
    await api().expect(204, 'forgotPassword', { body: { email } });
  const { status, headers } = await api().call('forgotPassword', { body: { email: email.toUpperCase() } });
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(50);
});
