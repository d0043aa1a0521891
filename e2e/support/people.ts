import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from './api.ts';

export interface Person {
  name: string;
  email: string;
  password: string;
}

interface SignedIn {
  user: { id: string; name: string; email: string };
  tokens: { access: { token: string }; refresh: { token: string } };
}

/** Somebody whom the product has never seen. */
export function somebody(name = 'Nour Haddad'): Person {
  return { name, email: `nour-${randomUUID()}@example.org`, password: 'a quiet morning' };
}

/** Registers a new learner, without a browser. */
export async function registered(url: string, person = somebody()): Promise<Person & SignedIn> {
  const { status, body } = await callApi<SignedIn>(url, 'POST', '/auth/register', {
    body: { ...person, role: 'learner' },
  });
  if (status !== 201) throw new Error(`The registration was answered by ${status}: ${JSON.stringify(body)}`);
  return { ...person, ...body };
}

/** Of every account that the demonstration begins with. */
export const demonstrationPassword = 'lyceum-demo';

/** Signs in one of the demonstration's people, without a browser. @param account such as `instructor` */
export async function demonstrated(url: string, account: string): Promise<Person & SignedIn> {
  const credentials = { email: `${account}@lyceum.test`, password: demonstrationPassword };
  const { status, body } = await callApi<SignedIn>(url, 'POST', '/auth/login', { body: credentials });
  if (status !== 200) throw new Error(`The sign-in was answered by ${status}: ${JSON.stringify(body)}`);
  return { ...credentials, name: body.user.name, ...body };
}

/**
 * Puts a sign-in where the app looks for it when it starts. Open a page afterwards.
 * @param origin of a product that is not the page's base address
 */
export async function signIn(page: Page, { tokens }: SignedIn, origin = ''): Promise<void> {
  // A page of the same origin, and so with the same storage, but without the app that would react to it.
  const address = `${origin}/empty`;
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(address);
  await page.evaluate(({ access, refresh }) => {
    localStorage.setItem('token', JSON.stringify(access));
    localStorage.setItem('refreshToken', JSON.stringify(refresh));
  }, tokens);
}

/** The same token as if it had been made an hour earlier: the server refuses it, and the app sees that it has ended. */
export function ended(access: string): string {
  const [header, payload, signature] = access.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { exp: number };
  const earlier = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp - 3600 })).toString('base64url');
  return [header, earlier, signature].join('.');
}
