import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@lyceum/api-client';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';

export interface User {
  name: string;
  email: string;
  password: string;
}

/** The data of a user who has not registered. */
export function newUser(name = 'Nour Haddad'): User {
  return { name, email: `nour-${randomUUID()}@example.org`, password: 'a quiet morning' };
}

/** Registers a learner through the API. */
export async function registerUser(url: string, user = newUser()): Promise<User & SignedIn> {
  const { status, body } = await callApi<SignedIn>(url, 'POST', '/auth/register', {
    body: { ...user, role: 'learner' },
  });
  if (status !== 201) throw new Error(`The registration failed with ${status}: ${JSON.stringify(body)}`);
  return { ...user, ...body };
}

/** The password of every demo account. */
const demoPassword = 'lyceum-demo';

/** Signs in through the API. */
export async function signInUser(
  url: string,
  { email, password }: Pick<User, 'email' | 'password'>,
): Promise<User & SignedIn> {
  const { status, body } = await callApi<SignedIn>(url, 'POST', '/auth/login', { body: { email, password } });
  if (status !== 200) throw new Error(`The sign-in failed with ${status}: ${JSON.stringify(body)}`);
  return { email, password, name: body.user.name, ...body };
}

/** Signs in to a demo account through the API. @param account for example `instructor` */
export const signInDemoUser = (url: string, account: string): Promise<User & SignedIn> =>
  signInUser(url, { email: `${account}@lyceum.test`, password: demoPassword });

/** Registers an approved instructor, whose drafts no other test sees. */
export async function registerInstructor(url: string, data = newUser()): Promise<User & SignedIn> {
  const user = await registerUser(url, data);
  await callApi(url, 'POST', '/auth/upgrade-to-instructor', {
    token: user.tokens.access.token,
    body: { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach what I build.' },
  });
  const { token } = (await signInDemoUser(url, 'admin')).tokens.access;
  const path = `/admin/instructor-requests/${user.user.id}/approve`;
  const { status, body } = await callApi(url, 'POST', path, { token });
  if (status !== 200) throw new Error(`The approval failed with ${status}: ${JSON.stringify(body)}`);
  return signInUser(url, user);
}

/**
 * Stores the tokens where the app reads them at its start. Open a page afterwards.
 * @param origin the origin of the product @default the base URL of the page
 */
export async function signIn(page: Page, { tokens }: SignedIn, origin = ''): Promise<void> {
  // An empty page of the same origin: it shares the storage, without the app.
  const address = `${origin}/empty`;
  await page.route(
    address,
    (route) => route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    // As long as a page has a route, every request takes longer and none is cached.
    { times: 1 },
  );
  await page.goto(address);
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('token', JSON.stringify(access));
    localStorage.setItem('refreshToken', JSON.stringify(refresh));
  }, tokens);
}

/** The same token issued an hour earlier: the server rejects it, and the app considers it expired. */
export function ended(access: string): string {
  const [header, payload, signature] = access.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { exp: number };
  const earlier = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp - 3600 })).toString('base64url');
  return [header, earlier, signature].join('.');
}
