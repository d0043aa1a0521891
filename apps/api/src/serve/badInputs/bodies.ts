import { type BadInput, because, json, post, type Unexplained } from './badInput.ts';

const credentials = { email: 'nour@example.org', password: 'a long sentence' };
const text = JSON.stringify(credentials);
const deep = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const shapes: Record<string, Record<string, string>> = {
  'The operation requires an object. Other values have no fields.': {
    'a body that is null': 'null',
    'a body that is a number': '1',
    'a body that is a string': '"email"',
    'a body that is true': 'true',
    'a body that is not a number': 'NaN',
    'a body that is an array': '[]',
    'an array with a valid body': `[${text}]`,
  },
  'Parsers disagree on invalid JSON: one may let pass what another one executes.': {
    'a truncated body': text.slice(0, -3),
    'a body with trailing text': `${text}}`,
    'two bodies': `${text}\n${text}`,
    'a trailing comma': '{"email":"nour@example.org",}',
    'a comment': `/* hello */${text}`,
    'a byte order mark and a truncated body': '\u{feff}{',
    'a number beyond all limits and a truncated body': '{"a":1e999999',
    'single quotes': "{'email':'nour@example.org'}",
    'unquoted names': '{email:"nour@example.org"}',
    'a broken escape': '{"email":"\\u12"}',
    'a raw line break in a string': '{"email":"nour\n@example.org"}',
  },
  'Other formats labeled as JSON are invalid, and nothing in them is fetched or expanded.': {
    'only spaces': '   ',
    'a form instead of JSON': 'email=nour@example.org&password=x',
    'XML instead of JSON':
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  },
  'Parsing and validation must not overflow the stack or take long, at any depth and width.': {
    'nested arrays, 8,000 deep': '['.repeat(8000) + ']'.repeat(8000),
    'nested objects, 2,500 deep': deep(2500),
    'nested objects, 50 deep': deep(50),
    'an array of 8,000': `[${Array(8000).fill('1').join(',')}]`,
  },
  'A body must not change the prototype of all objects.': {
    'a prototype': '{"__proto__":{"role":"admin"}}',
    'a prototype in addition to valid fields': text.replace('{', '{"__proto__":{"role":"admin"},'),
    'a prototype by escapes': '{"\\u005f_proto__":{"role":"admin"}}',
    'a constructor with a prototype': '{"constructor":{"prototype":{"role":"admin"}}}',
    'a field with the name of an object method': text.replace('{', '{"toString":"x",'),
  },
};

/** Bodies that every operation rejects. */
export const badJson: readonly string[] = Object.values(shapes).flatMap(Object.values);

const request = (name: string, headers: Record<string, string>, body: string | Buffer, status: number) =>
  ({ name, method: 'POST', path: '/auth/login', headers, body, status }) satisfies Unexplained;

const types: BadInput[] = [
  ...because(
    'A page of another site can send it without a preflight request, so it must not be accepted as JSON.',
    [
      request('no content type', {}, text, 415),
      request('plain text', { 'content-type': 'text/plain' }, text, 415),
      request('a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b', 415),
      request('a multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x--', 415),
    ],
  ),
  ...because('One format is accepted. Other media types are not interpreted.', [
    request('an unknown JSON media type', { 'content-type': 'application/vnd.api+json' }, text, 415),
    request('an invalid content type', { 'content-type': 'json' }, text, 415),
    request('an encoded line break', { 'content-type': 'application/json%0d%0aX: y' }, text, 415),
  ]),
  ...because('JSON is UTF-8. Invalid bytes would be replaced by other characters.', [
    request('JSON in UTF-16', json, Buffer.from(text, 'utf16le'), 400),
    request(
      'bytes that are no UTF-8',
      json,
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
      400,
    ),
    request('nothing but a NUL byte', json, Buffer.from([0]), 400),
  ]),
];

const login = (name: string, fields: object) => post(name, '/auth/login', { ...credentials, ...fields }, 400);
const google = (name: string, nonce: unknown) => post(name, '/auth/google', { tokenId: 'x', nonce }, 400);
const register = (name: string, fields: object, status = 400) =>
  post(name, '/auth/register', { name: 'Eve', ...credentials, ...fields }, status);
const approval = { instructorStatus: 'approved' };

const wrongKinds: BadInput[] = [
  ...because(
    'Values are not coerced: an object in place of a text could become a query condition that is always true.',
    [
      login('an e-mail that is an array', { email: ['nour@example.org'] }),
      login('an e-mail that is an object', { email: { $ne: null } }),
      login('a password that is an object', { password: { $gt: '' } }),
      login('a password that is a number', { password: 123456 }),
      google('a nonce that is an object', { $ne: null }),
      google('a nonce with a NUL', 'a\0b'),
    ],
  ),
  ...because('Only the server and administrators grant rights. A user cannot set them.', [
    register('a role that cannot be chosen', { role: 'admin' }),
    register('a role in upper case', { role: 'Learner' }),
    register('a field that only the server sets', { isEmailVerified: true }),
    post('a status that only an administrator sets', '/users/instructor-info', approval, 400, 'learner'),
  ]),
  ...because('The most common passwords protect nothing, in upper or lower case.', [
    register('the most common password', { password: '123456' }, 422),
    register('a common password', { password: 'password' }, 422),
    register('a common password in upper case', { password: 'QWERTY' }, 422),
  ]),
];

const create = (name: string, fields: object): Unexplained =>
  post(
    name,
    '/courses',
    { name: { en: 'Knots' }, category: 'crafts', ...fields },
    400,
    'approved instructor',
  );
const courses: BadInput[] = [
  ...because('An image is public: its address must not execute code or hide its host.', [
    create('an image from a script', { promotionalImage: 'javascript:alert(1)' }),
    create('an image in the address', { promotionalImage: 'data:image/svg+xml,<svg onload=alert(1)>' }),
    create('an image from another host by two slashes', { promotionalImage: '//evil.example/a.jpg' }),
    create('an image from another host by a backslash', { promotionalImage: '/\\evil.example/a.jpg' }),
    create('an image without encryption', { promotionalImage: 'http://example.org/a.jpg' }),
    create('an image with credentials', { promotionalImage: 'https://user:secret@example.org/a.jpg' }),
    create('an image with a user', { promotionalImage: 'https://user@example.org/a.jpg' }),
    create('an image with empty credentials', { promotionalImage: 'https://@example.org/a.jpg' }),
    create('an image with a line break', { promotionalImage: '/a.jpg\n' }),
  ]),
  ...because('A time is an exact moment. An invalid one would be displayed as another one.', [
    create('a time that is not a time', { scheduledTime: 'tomorrow' }),
    create('a time without a zone', { scheduledTime: '2027-01-12T17:00:00' }),
    create('month 13', { scheduledTime: '2027-13-12T17:00:00Z' }),
    create('February 30', { scheduledTime: '2027-02-30T17:00:00Z' }),
    create('a leap second', { scheduledTime: '2016-12-31T23:59:60Z' }),
    create('year 0', { scheduledTime: '0000-01-01T00:00:00Z' }),
    create('a year that becomes 0 in a western time zone', { scheduledTime: '0001-01-01T00:00:00+14:00' }),
    create('a year above 9999', { scheduledTime: '9999-12-31T23:59:59-01:00' }),
    create('a time as a number', { scheduledTime: 1_800_000_000 }),
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
