import { type BadInput, because, post } from './badInput.ts';

const account = { name: 'Nour', email: 'nour@example.org', password: 'a long sentence' };
const application = { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach.' };
const learner = 'learner';

/** Text that no database column accepts: NUL and halves of surrogate pairs. */
const unusable = {
  'a NUL': 'a\0b',
  'nothing but a NUL': '\0',
  'a lone high surrogate': 'a\ud83d',
  'a lone low surrogate': '\ude00b',
  'surrogates the wrong way round': '\ude00\ud83d',
};

const unusableTexts = Object.entries(unusable).flatMap(([what, text]) => [
  post(`${what} in a name`, '/auth/register', { ...account, name: text }, 400),
  post(`${what} in an e-mail`, '/auth/login', { email: `${text}@example.org`, password: 'x' }, 400),
  post(`${what} in a password`, '/auth/login', { email: account.email, password: `long${text}` }, 400),
  post(`${what} in a mailed token`, '/auth/verify-email', { token: text }, 400),
  post(`${what} in a refresh token`, '/auth/refresh-tokens', { refreshToken: text }, 400),
  post(
    `${what} in an area`,
    '/auth/upgrade-to-instructor',
    { ...application, expertise: [text] },
    400,
    learner,
  ),
  post(`${what} in a bio`, '/users/instructor-info', { ...application, bio: `x${text}` }, 400, learner),
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
  post(`${what} in a name`, '/auth/register', { ...account, name: text }, 400),
  post(
    `${what} in an expert's name`,
    '/auth/register-instructor',
    { ...account, ...application, name: text },
    400,
  ),
  post(
    `${what} in an area`,
    '/auth/upgrade-to-instructor',
    { ...application, expertise: [text] },
    400,
    learner,
  ),
  post(
    `${what} in a course's name`,
    '/courses',
    { name: { ar: text }, category: 'crafts' },
    400,
    'approved instructor',
  ),
  post(
    `${what} in a tag`,
    '/courses',
    { name: { en: 'Knots' }, category: 'crafts', tags: [text] },
    400,
    'approved instructor',
  ),
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
  post(`${what} as a name`, '/auth/register', { ...account, name }, 400),
  post(`${what} as an expert's name`, '/auth/register-instructor', { ...account, ...application, name }, 400),
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
  post(`an e-mail with ${what}, to register`, '/auth/register', { ...account, email }, 400),
  post(`an e-mail with ${what}, to reset`, '/auth/forgot-password', { email }, 400),
]);

const lengths = [
  post('an empty name', '/auth/register', { ...account, name: '' }, 400),
  post('a name of only spaces', '/auth/register', { ...account, name: ' \t\u3000' }, 400),
  post('a name of 101 characters', '/auth/register', { ...account, name: 'x'.repeat(101) }, 400),
  post('a password of 5 characters', '/auth/register', { ...account, password: '12345' }, 400),
  post('a password of 129 characters', '/auth/register', { ...account, password: 'x'.repeat(129) }, 400),
  post('a password of 10 kB', '/auth/register', { ...account, password: 'x'.repeat(10_000) }, 400),
  post('a password of 300 kB', '/auth/register', { ...account, password: 'x'.repeat(300_000) }, 413),
  post(
    'a password of 10 kB, to sign in',
    '/auth/login',
    { email: account.email, password: 'x'.repeat(10_000) },
    400,
  ),
  post(
    'a password of 300 kB, to sign in',
    '/auth/login',
    { email: account.email, password: 'x'.repeat(300_000) },
    413,
  ),
  post('a mailed token of 513 characters', '/auth/verify-email', { token: 'x'.repeat(513) }, 400),
  post('a third party’s token of 8193 characters', '/auth/google', { tokenId: 'x'.repeat(8193) }, 400),
  post(
    '21 areas',
    '/users/instructor-info',
    { ...application, expertise: Array(21).fill('x') },
    400,
    learner,
  ),
  post('no area', '/users/instructor-info', { ...application, expertise: [] }, 400, learner),
  post(
    'an area of 101 characters',
    '/users/instructor-info',
    { ...application, expertise: ['x'.repeat(101)] },
    400,
    learner,
  ),
  post(
    'a bio of 5001 characters',
    '/users/instructor-info',
    { ...application, bio: 'x'.repeat(5001) },
    400,
    learner,
  ),
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
