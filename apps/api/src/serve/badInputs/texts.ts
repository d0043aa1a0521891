import { type BadInput, because, post } from './badInput.ts';

const account = { name: 'Nour', email: 'nour@example.org', password: 'a long sentence' };
const application = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach.' };

const register = (name: string, fields: object, status = 400) =>
  post(name, '/auth/register', { ...account, ...fields }, status);
const login = (name: string, password: string, status = 400) =>
  post(name, '/auth/login', { email: account.email, password }, status);
const registerExpert = (name: string, fields: object) =>
  post(name, '/auth/register-instructor', { ...account, ...application, ...fields }, 400);
const submit = (name: string, fields: object) =>
  post(name, '/users/instructor-info', { ...application, ...fields }, 400, 'learner');
const create = (name: string, fields: object) =>
  post(
    name,
    '/courses',
    { name: { en: 'Knots' }, category: 'crafts', ...fields },
    400,
    'approved instructor',
  );

/** Text that no database column accepts: NUL and halves of surrogate pairs. */
const unusable = {
  'a NUL': 'a\0b',
  'nothing but a NUL': '\0',
  'a lone high surrogate': 'a\ud83d',
  'a lone low surrogate': '\ude00b',
  'surrogates the wrong way round': '\ude00\ud83d',
};

const unusableTexts = Object.entries(unusable).flatMap(([what, text]) => [
  register(`${what} in a name`, { name: text }),
  register(`${what} in an e-mail`, { email: `${text}@example.org` }),
  login(`${what} in a password`, `long${text}`),
  post(`${what} in a mailed token`, '/auth/verify-email', { token: text }, 400),
  post(`${what} in a refresh token`, '/auth/refresh-tokens', { refreshToken: text }, 400),
  submit(`${what} in an area`, { expertise: [text] }),
  submit(`${what} in a bio`, { bio: `x${text}` }),
]);

/** Characters that change the direction of the surrounding text or break its line. */
const turning = {
  'a bidirectional override': 'Nour\u202egnp.exe',
  'bidirectional isolates': '\u2066\u2067\u2068Nour',
  'a line break': 'Nour\r\nHaddad',
  'a line separator': 'Nour\u2028Haddad',
  'a control character': 'Nour\u0085',
  'nothing to see': '\u200c\u200d\ufeff',
};
const turningTexts = Object.entries(turning).flatMap(([what, text]) => [
  register(`${what} in a name`, { name: text }),
  registerExpert(`${what} in an expert's name`, { name: text }),
  submit(`${what} in an area`, { expertise: [text] }),
  create(`${what} in a course's name`, { name: { ar: text } }),
  create(`${what} in a tag`, { tags: [text] }),
]);

const advertising = {
  'a prize': 'Your prize is waiting: https://evil.example\r\nBcc:',
  'a web address': 'Prize at https://evil.example',
  'an address without a scheme': 'www.evil.example',
  'a host with a path': 'evil.example/prize',
  'a host': 'evil.com',
  'an e-mail address': 'eve@evil.example',
};
const advertisingNames = Object.entries(advertising).flatMap(([what, name]) => [
  register(`${what} as a name`, { name }),
  registerExpert(`${what} as an expert's name`, { name }),
]);

const emails = {
  'a line break and another header': 'nour@example.org\r\nBcc: all@example.org',
  'only a line break': 'nour@example.org\n',
  'two addresses': 'nour@example.org,eve@example.org',
  'a name around it': 'Nour <nour@example.org>',
  'two at signs': 'nour@eve@example.org',
  'no host': 'nour@',
  'a space': 'no ur@example.org',
  'nothing at all': '',
  'three hundred characters': `${'a'.repeat(288)}@example.org`,
};
const badEmails = Object.entries(emails).flatMap(([what, email]) => [
  register(`an e-mail with ${what}, to register`, { email }),
  post(`an e-mail with ${what}, to reset`, '/auth/forgot-password', { email }, 400),
]);

const lengths = [
  submit('no area', { expertise: [] }),
  register('an empty name', { name: '' }),
  register('a name of only spaces', { name: ' \t\u3000' }),
  register('a password of 300 kB', { password: 'x'.repeat(300_000) }, 413),
  login('a password of 300 kB, to sign in', 'x'.repeat(300_000), 413),
  post('a mailed token of 513 characters', '/auth/verify-email', { token: 'x'.repeat(513) }, 400),
  post('a third party’s token of 8193 characters', '/auth/google', { tokenId: 'x'.repeat(8193) }, 400),
];

/** Unusual but valid texts: they are stored as they are, and pages have to display them safely. */
export const oddNames = [
  '\u200f\u200eNour',
  'N\u0336o\u0336u\u0336r\u0336',
  '👩‍👩‍👧‍👦 Nour',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "Nour'); drop table users; --",
  '{{7*7}} #{7*7}',
  '../../etc/passwd',
  'نور حدّاد',
  'علی‌رضا',
  'ن'.repeat(100),
  '🌻'.repeat(50),
  'J.R. Smith',
  '__proto__',
];

export const badTexts: BadInput[] = [
  ...because('The database cannot store it and would fail during the write.', unusableTexts),
  ...because('It would reverse, break or hide the surrounding text in pages and mails.', turningTexts),
  ...because('Names appear in pages and mails of others and must not contain advertising.', advertisingNames),
  ...because('A mail has one recipient. An address must not add a header or a second recipient.', badEmails),
  ...because(
    'Every text has a maximum length, so mails, pages and password hashes have limited cost.',
    lengths,
  ),
];
