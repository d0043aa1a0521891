import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { components } from '@lyceum/api-client/schema';
import {
  bioMaximum,
  emailMaximum,
  expertiseMaximum,
  expertiseNameMaximum,
  fullNameMaximum,
  imageAddressMaximum,
  passwordMaximum,
  qualificationsMaximum,
  tokenUserFields,
} from '@lyceum/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApi } from '../testing/api.ts';
import { tokenImageMaximumBytes } from './accessTokens.ts';

/**
 * The maximum length of an access token, whatever its user typed: with it, a browser's usual headers and cookies
 * stay far below the 16 KiB of headers that Node accepts, and one header line below the 8 KiB that nginx accepts.
 */
const accessTokenMaximumBytes = 4096;

type SignedIn = components['schemas']['SignedIn'];

const api = testApi();
let port: number;
beforeAll(async () => {
  await api().app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = api().app.server.address() as AddressInfo);
});

/** Near the maximum length of a host's cookies in Chromium, and Chromium's own headers. */
const browserHeaders = {
  accept: 'application/json, text/plain, */*',
  'accept-encoding': 'gzip',
  'accept-language': 'ar-EG,ar;q=0.9,fr-FR;q=0.8,fr;q=0.7,en-US;q=0.6,en;q=0.5',
  'cache-control': 'no-cache',
  cookie: `lyceum_language=ar; other=${'c'.repeat(4000)}`,
  origin: 'https://lyceum.example',
  pragma: 'no-cache',
  priority: 'u=1, i',
  referer: `https://lyceum.example/course/${'a-long-course-'.repeat(100)}`,
  'sec-ch-ua': '"Chromium";v="153", "Not)A;Brand";v="8", "Google Chrome";v="153"',
  'sec-ch-ua-mobile': '?0',
  'sec-ch-ua-platform': '"Linux"',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'same-origin',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
  'x-forwarded-for': '2001:db8:1111:2222:3333:4444:5555:6666, 10.0.0.7',
};

/** Makes calls over a real connection, with a browser's headers. */
async function call(method: string, path: string, { body, token }: { body?: unknown; token?: string }) {
  const headers = {
    ...browserHeaders,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  // The defaults of nginx: no line longer than a buffer of 8 KiB. Node's limit is 16 KiB in total.
  const lines = Object.entries(headers).map((header) => Buffer.byteLength(header.join(': ')));
  expect(Math.max(...lines)).toBeLessThan(8 * 1024);
  expect(lines.reduce((sum, line) => sum + line + 2, 0)).toBeLessThan(16 * 1024);
  const outgoing = request({ host: '127.0.0.1', port, method, path: `/v1${path}`, headers });
  outgoing.end(body === undefined ? undefined : JSON.stringify(body));
  const [message] = await once(outgoing, 'response');
  const isPacked = message.headers['content-encoding'] === 'gzip';
  return { status: message.statusCode, body: await json(isPacked ? message.pipe(createGunzip()) : message) };
}

/** A text of this many UTF-16 code units, the unit of a field's maxlength. */
const filled = (unit: string, length: number) => unit.repeat(Math.floor(length / unit.length));

const longestEmail = (name: string) => {
  const domain = Array.from({ length: 3 }, () => 'd'.repeat(60)).join('.');
  return `${name.padEnd(emailMaximum - domain.length - 1, '-')}@${domain}`;
};

describe.each([
  ['Arabic', 'ض'],
  ['emoji', '🎓'],
  ['quotes, which JSON escapes', '"'],
])('every field at its maximum length in %s', (name, unit) => {
  const email = longestEmail(name.slice(0, 5));
  const password = filled(unit, passwordMaximum);
  const profile = {
    expertise: Array.from({ length: expertiseMaximum }, (_, index) =>
      `${index} ${filled(unit, expertiseNameMaximum - 4)}`.trim(),
    ),
    qualifications: filled(unit, qualificationsMaximum),
    bio: filled(unit, bioMaximum),
  };
  const names = { name: filled(unit, fullNameMaximum) };

  test('registers, signs in, refreshes, and calls with a token of bounded length', {
    tags: ['3.15'],
  }, async () => {
    const registered = await call('POST', '/auth/register-instructor', {
      body: { ...names, email, password, ...profile },
    });
    expect(registered.status).toBe(201);
    const picture = `https://images.example/${'é'.repeat(imageAddressMaximum - 30)}`;
    await api().context.db.updateTable('users').set({ picture }).where('email', '=', email).execute();
    const signedIn = await call('POST', '/auth/login', { body: { email, password } });
    expect(signedIn.status).toBe(200);
    const { tokens } = signedIn.body as SignedIn;
    const refreshed = await call('POST', '/auth/refresh-tokens', {
      body: { refreshToken: tokens.refresh.token },
    });
    expect(refreshed.status).toBe(200);
    const next = refreshed.body as SignedIn['tokens'];
    for (const { token } of [(registered.body as SignedIn).tokens.access, tokens.access, next.access]) {
      expect(Buffer.byteLength(token)).toBeLessThanOrEqual(accessTokenMaximumBytes);
      expect(await call('GET', '/users/profile', { token })).toMatchObject({
        status: 200,
        body: { ...names, email, picture, qualifications: profile.qualifications, bio: profile.bio },
      });
      // The call that could shorten the profile would be rejected as well.
      const body = { ...profile, bio: 'Short.' };
      expect((await call('PUT', '/users/instructor-profile', { token, body })).status).toBe(200);
      expect((await call('PUT', '/users/instructor-profile', { token, body: profile })).status).toBe(200);
    }
  });
});

const payloadOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

test('the payload contains the user under `user`, without the profile', { tags: ['3.15'] }, async () => {
  const { user, token } = await api().instructor({ picture: '/pictures/nour.avif' });
  const payload = payloadOf(token);
  expect(Object.keys(payload.user)).toEqual([...tokenUserFields]);
  expect(payload.user).toEqual({
    id: user.id,
    name: user.name,
    email: user.email,
    role: 'instructor',
    picture: '/pictures/nour.avif',
    isEmailVerified: false,
    isInstructorApproved: true,
    instructorStatus: 'approved',
  });
});

test('the longest possible token is within the limit', { tags: ['3.15'] }, async () => {
  // JSON uses at most six bytes for a character.
  const { token } = await api().user({
    name: '\u0001'.repeat(fullNameMaximum),
    email: longestEmail('control'),
    picture: `/${'p'.repeat(tokenImageMaximumBytes - 3)}`,
    role: 'instructor',
    instructor_status: 'incomplete',
  });
  expect(payloadOf(token).user.picture).toHaveLength(tokenImageMaximumBytes - 2);
  expect(Buffer.byteLength(token)).toBeLessThanOrEqual(accessTokenMaximumBytes);
  const { token: without } = await api().user({
    picture: `/${'é'.repeat(tokenImageMaximumBytes / 2)}`,
  });
  expect(payloadOf(without).user.picture).toBeNull();
});
