import { type BadInput, because, json, post, type Unexplained } from './badInput.ts';

const credentials = { email: 'nour@example.org', password: 'a long sentence' };
const text = JSON.stringify(credentials);
const course = { name: { en: 'Knots' }, category: 'crafts' };
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const shapes: Record<string, Record<string, string>> = {
  'The call takes an object, and fields of anything else are not there.': {
    'a body that is null': 'null',
    'a body that is a number': '1',
    'a body that is a text': '"email"',
    'a body that is true': 'true',
    'a body that is a list': '[]',
    'a list of the right body': `[${text}]`,
  },
  'What is nearly JSON is read differently by each reader, so that one lets pass what another does.': {
    'a body cut off': text.slice(0, -3),
    'a body with something behind it': `${text}}`,
    'two bodies': `${text}\n${text}`,
    'a comma too many': '{"email":"nour@example.org",}',
    'a comment': `/* hello */${text}`,
    'single quotes': "{'email':'nour@example.org'}",
    'names without quotes': '{email:"nour@example.org"}',
    'a broken escape': '{"email":"\\u12"}',
    'a raw line break in a text': '{"email":"nour\n@example.org"}',
  },
  'Another format under the name of JSON is no JSON, and nothing in it is fetched or expanded.': {
    'nothing but spaces': '   ',
    'a form in place of JSON': 'email=nour@example.org&password=x',
    'an XML in place of JSON':
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  'Reading and checking may neither overflow the stack nor take long, however deep or wide it is.': {
    'lists in lists, 8,000 deep': '['.repeat(8000) + ']'.repeat(8000),
    'objects in objects, 2,500 deep': deep(2500),
    'objects in objects, 50 deep': deep(50),
    'a list of 8,000': `[${Array(8000).fill('1').join(',')}]`,
  },
  'What is read must not become what all objects inherit.': {
    'a prototype': '{"__proto__":{"role":"admin"}}',
    'a prototype beside the right fields': text.replace('{', '{"__proto__":{"role":"admin"},'),
    'a prototype by escapes': '{"\\u005f_proto__":{"role":"admin"}}',
    'a constructor with a prototype': '{"constructor":{"prototype":{"role":"admin"}}}',
    'a field named as a method of objects': text.replace('{', '{"toString":"x",'),
  },
};

const sent = (name: string, headers: Record<string, string>, body: string | Buffer, status: number) =>
  ({ name, method: 'POST', path: '/auth/login', headers, body, status }) satisfies Unexplained;

const types: BadInput[] = [
  ...because('A page of another site can send it without asking first, so it must not be taken for JSON.', [
    sent('no content type', {}, text, 415),
    sent('plain text', { 'content-type': 'text/plain' }, text, 415),
    sent('a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415),
    sent('a form in parts', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415),
  ]),
  ...because('One format is taken, and whatever else is named is not guessed at.', [
    sent('an unknown kind of JSON', { 'content-type': 'application/vnd.api+json' }, text, 415),
    sent('a content type that is none', { 'content-type': 'json' }, text, 415),
    sent('an encoded line break', { 'content-type': 'application/json%0d%0aX: y' }, text, 415),
  ]),
  ...because('JSON is UTF-8; bytes that are not would be replaced by something nobody sent.', [
    sent('JSON in UTF-16', json, Buffer.from(text, 'utf16le'), 400),
    sent('bytes that are no UTF-8', json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), 400),
    sent('nothing but a NUL byte', json, Buffer.from([0]), 400),
  ]),
];

const wrongKinds: BadInput[] = [
  ...because('Nothing is coerced: what is no text could be a condition of a query that is always true.', [
    post('an e-mail that is a list', '/auth/login', { ...credentials, email: ['nour@example.org'] }, 400),
    post('an e-mail that is null', '/auth/login', { ...credentials, email: null }, 400),
    post('an e-mail that is an object', '/auth/login', { ...credentials, email: { $ne: null } }, 400),
    post('a password that is an object', '/auth/login', { ...credentials, password: { $gt: '' } }, 400),
    post('a password that is a number', '/auth/login', { ...credentials, password: 123456 }, 400),
    post('a password that is true', '/auth/login', { ...credentials, password: true }, 400),
    post('a nonce that is an object', '/auth/google', { tokenId: 'x', nonce: { $ne: null } }, 400),
    post('a nonce that is null', '/auth/google', { tokenId: 'x', nonce: null }, 400),
    post('a nonce of nothing', '/auth/google', { tokenId: 'x', nonce: '' }, 400),
    post('a nonce with a NUL', '/auth/google', { tokenId: 'x', nonce: 'a\0b' }, 400),
    post('a nonce of 10,000 characters', '/auth/google', { tokenId: 'x', nonce: 'x'.repeat(10_000) }, 400),
  ]),
  ...because('Rights are given by the server and its administrators; nobody writes them for themselves.', [
    post(
      'a role that nobody may choose',
      '/auth/register',
      { name: 'Eve', ...credentials, role: 'admin' },
      400,
    ),
    post('a role in other letters', '/auth/register', { name: 'Eve', ...credentials, role: 'Learner' }, 400),
    post(
      'a field that only the server sets',
      '/auth/register',
      { name: 'Eve', ...credentials, isEmailVerified: true },
      400,
    ),
    post(
      'a status that only an administrator sets',
      '/users/instructor-info',
      { instructorStatus: 'approved' },
      400,
      'learner',
    ),
  ]),
  ...because('One of the first passwords that anybody tries protects nothing, in whatever letters.', [
    post(
      'the commonest password',
      '/auth/register',
      { name: 'Eve', ...credentials, password: '123456' },
      422,
    ),
    post('a common password', '/auth/register', { name: 'Eve', ...credentials, password: 'password' }, 422),
    post(
      'a common password in capitals',
      '/auth/register',
      { name: 'Eve', ...credentials, password: 'QWERTY' },
      422,
    ),
  ]),
];

const made = (name: string, fields: object): Unexplained =>
  post(name, '/courses', { ...course, ...fields }, 400, 'approved instructor');
const courses: BadInput[] = [
  ...because('A price is an amount that can be paid, in whole cents.', [
    post(
      'a price beyond all numbers',
      '/courses',
      JSON.stringify(course).replace('{', '{"price":1e309,'),
      400,
      'approved instructor',
    ),
    post(
      'a price below all numbers',
      '/courses',
      JSON.stringify(course).replace('{', '{"price":-1e309,'),
      400,
      'approved instructor',
    ),
    post(
      'a price that is no number',
      '/courses',
      JSON.stringify(course).replace('{', '{"price":NaN,'),
      400,
      'approved instructor',
    ),
    made('a price below nothing', { price: -0.01 }),
    made('a price with three decimals', { price: 0.001 }),
    made('a price too high', { price: 100_000.01 }),
    made('a price as a text', { price: '49.90' }),
    made('a price in a list', { price: [49.9] }),
  ]),
  ...because(
    'Sessions are counted and ticked off one by one, so there is a whole and bearable number of them.',
    [
      made('no session', { sessions: 0 }),
      made('half a session', { sessions: 1.5 }),
      made('501 sessions', { sessions: 501 }),
      made('sessions beyond 64 bits', { sessions: 1e21 }),
      made('sessions that are true', { sessions: true }),
      made('fewer than no learners', { learnersRequired: -1 }),
    ],
  ),
  ...because('Who owns a course and whether it is shown is not a field that its author writes.', [
    made('an owner', { instructor: 'someone else' }),
    made('a status', { status: 'published' }),
  ]),
  ...because(
    'Every reader needs a text in a language that there is, and a list of tags without end fills every page.',
    [
      made('a name in an unknown language', { name: { tlh: 'Knoten' } }),
      made('a name in no language', { name: {} }),
      made('a name that is a text', { name: 'Knots' }),
      made('a tag twice', { tags: ['a', 'a'] }),
      made('21 tags', { tags: Array.from({ length: 21 }, (_, index) => `t${index}`) }),
    ],
  ),
  ...because('An image is shown to everybody, so its address may run nothing and lead to no host unseen.', [
    made('an image from a script', { promotionalImage: 'javascript:alert(1)' }),
    made('an image in the address', { promotionalImage: 'data:image/svg+xml,<svg onload=alert(1)>' }),
    made('an image from another host by two slashes', { promotionalImage: '//evil.example/a.jpg' }),
    made('an image from another host by a backslash', { promotionalImage: '/\\evil.example/a.jpg' }),
    made('an image without encryption', { promotionalImage: 'http://example.org/a.jpg' }),
    made('an image with credentials', { promotionalImage: 'https://user:secret@example.org/a.jpg' }),
    made('an image with a user', { promotionalImage: 'https://user@example.org/a.jpg' }),
    made('an image with empty credentials', { promotionalImage: 'https://@example.org/a.jpg' }),
    made('an image with a line break', { promotionalImage: '/a.jpg\n' }),
  ]),
  ...because('A time is one moment everywhere; one that is not there would be shown as another.', [
    made('a time that is none', { scheduledTime: 'tomorrow' }),
    made('a time without a zone', { scheduledTime: '2027-01-12T17:00:00' }),
    made('a thirteenth month', { scheduledTime: '2027-13-12T17:00:00Z' }),
    made('a thirtieth of February', { scheduledTime: '2027-02-30T17:00:00Z' }),
    made('a leap second', { scheduledTime: '2016-12-31T23:59:60Z' }),
    made('the year nought', { scheduledTime: '0000-01-01T00:00:00Z' }),
    made('a year that is nought further west', { scheduledTime: '0001-01-01T00:00:00+14:00' }),
    made('a year after the last that can be written', { scheduledTime: '9999-12-31T23:59:59-01:00' }),
    made('a time as a number', { scheduledTime: 1_800_000_000 }),
  ]),
];

export const badBodies: BadInput[] = [
  ...Object.entries(shapes).flatMap(([why, some]) =>
    because(
      why,
      Object.entries(some).map(([name, body]) => post(name, '/auth/login', body, 400)),
    ),
  ),
  ...types,
  ...wrongKinds,
  ...courses,
];
