import { expect, test } from 'vitest';
import { testWithGoogle } from '../../testing/google.ts';
import { linksIn, readHtml, textsIn } from '../../testing/readHtml.ts';
import { mailedToken, mailsTo, password, userWithPassword } from '../../testing/users.ts';
import type { SignedIn } from '../accounts.ts';
import { linkIdentity } from './linking.ts';

const { api, google } = testWithGoogle({ publicUrl: 'https://lyceum.example' });

let identities = 0;
const someone = () => {
  identities += 1;
  return { sub: `linked-${identities}`, email: `linked-${identities}@example.org` };
};

const signInWithGoogle = async (identity: Record<string, unknown>, headers: Record<string, string> = {}) =>
  api().expect(200, 'signInWithGoogle', { body: { tokenId: await google().token(identity) }, headers });

async function expectNoEntry({ access, refresh }: SignedIn['tokens']): Promise<void> {
  await api().expect(401, 'getProfile', { token: access.token });
  await api().expect(401, 'refreshTokens', { body: { refreshToken: refresh.token } });
}

test('ends the access of someone who registered a foreign address when its owner signs in with Google', {
  tags: ['10.30'],
}, async () => {
  const victim = someone();
  const registration = { name: 'Nobody Special', email: victim.email, password };
  const attacker = await api().expect(201, 'register', { body: registration });
  const { tokens: again } = await api().expect(200, 'login', { body: { email: victim.email, password } });
  // The victim opens the link without reading the mail.
  await api().expect(204, 'verifyEmail', { body: { token: await mailedToken(api(), victim.email) } });

  const { user, tokens } = await signInWithGoogle(victim);
  expect(user.id).toBe(attacker.user.id);
  await expectNoEntry(attacker.tokens);
  await expectNoEntry(again);
  await api().expect(401, 'login', { body: { email: victim.email, password } });
  await api().expect(200, 'getProfile', { token: tokens.access.token });
  const [mail] = await mailsTo(api(), victim.email);
  expect(mail?.subject).toBe('You can now sign in with Google');
  expect(mail?.body_text.split('\n\n')[3]).toBe(
    'The password that was set before you confirmed this address no longer works: somebody else may have chosen it. You can set one of your own at any time.',
  );
});

test('keeps a password that the owner set by mail, and ends all other sessions', async () => {
  const owner = someone();
  const before = await userWithPassword(api(), { email: owner.email });
  await api().expect(204, 'forgotPassword', { body: { email: owner.email } });
  const token = await mailedToken(api(), owner.email);
  await api().expect(204, 'resetPassword', { body: { token, password: 'the owner’s own' } });
  const credentials = { email: owner.email, password: 'the owner’s own' };
  const { tokens } = await api().expect(200, 'login', { body: credentials });
  const linked = await signInWithGoogle(owner);
  expect(linked.user.id).toBe(before.user.id);
  await expectNoEntry(tokens);
  await api().expect(200, 'login', { body: credentials });
  const [mail] = await mailsTo(api(), owner.email);
  expect(mail?.body_text.split('\n\n')[3]).toBe('Your password, if you have one, stays as it is.');
});

test('a second sign-in ends no session and sends no mail', async () => {
  const identity = someone();
  await api().user({ email: identity.email, is_email_verified: true });
  const { tokens } = await signInWithGoogle(identity);
  await signInWithGoogle(identity);
  await api().expect(200, 'getProfile', { token: tokens.access.token });
  expect(await mailsTo(api(), identity.email)).toHaveLength(1);
});

test('concurrent sign-ins link once and all succeed', async () => {
  const identity = someone();
  const { token } = await api().user({ email: identity.email, is_email_verified: true });
  const responses = await Promise.all(Array.from({ length: 6 }, () => signInWithGoogle(identity)));
  await api().expect(401, 'getProfile', { token });
  for (const { tokens } of responses) await api().expect(200, 'getProfile', { token: tokens.access.token });
  expect(await mailsTo(api(), identity.email)).toHaveLength(1);
});

test('an identity that is linked to another account at the same moment is not linked twice', async () => {
  const { user } = await api().user({ is_email_verified: true });
  await api().user({ google_sub: 'already-linked' });
  expect(await linkIdentity(api().context, user, 'already-linked', 'en')).toBeNull();
});

test.each([
  ['en', 'You can now sign in with Google', 'Set a new password', 'ltr'],
  ['fr', 'Vous pouvez désormais vous connecter avec Google', 'Choisir un nouveau mot de passe', 'ltr'],
  ['ar', 'يمكنك الآن تسجيل الدخول عبر Google', 'تعيين كلمة مرور جديدة', 'rtl'],
])('the mail is in %s, with a link to set a new password', async (language, subject, action, direction) => {
  const identity = someone();
  await api().user({ email: identity.email, is_email_verified: true });
  await signInWithGoogle(identity, { 'accept-language': language });
  const [mail] = await mailsTo(api(), identity.email);
  const link = 'https://lyceum.example/forgot-password';
  expect(mail).toMatchObject({ subject, links: [link] });
  const html = readHtml(mail?.body_html ?? '');
  const { lang, dir } = html.documentElement;
  expect({ lang, dir, title: html.title }).toEqual({ lang: language, dir: direction, title: subject });
  expect(linksIn(html)).toEqual([link, link]);
  expect(textsIn(html, 'a')).toEqual([action, link]);
  expect(textsIn(html, 'p').slice(0, 2)).toEqual(mail?.body_text.split('\n\n').slice(0, 2));
});
