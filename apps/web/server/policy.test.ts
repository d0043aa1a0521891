import { createHash } from 'node:crypto';
import { contentPolicy, readSettings, trustedTypes } from '@lyceum/api';
import { expect, test } from 'vitest';
import { flawsOf } from '../../../tools/csp.ts';
import { hashSources, pagePolicy } from './policy.ts';

const nonce = 'c2l4dGVlbiByYW5kb20gYg==';
const own = { scripts: ["'sha256-c2NyaXB0'"], styles: ["'sha256-c3R5bGU='"] };
const plain = readSettings({});
const withGoogle = readSettings({ GOOGLE_CLIENT_ID: 'lyceum.apps.googleusercontent.com' });
const secure = readSettings({ PUBLIC_URL: 'https://lyceum.example', DEMO: 'on' });

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ', 1)[0] ?? '', part.split(' ').slice(1)]));

test('a page may do what it needs and nothing else', () => {
  expect(Object.fromEntries(directives(pagePolicy(own, plain)))).toEqual({
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'script-src': ["'self'", ...own.scripts],
    'style-src': ["'self'", ...own.styles],
    'style-src-attr': ["'unsafe-hashes'", expect.stringMatching(/^'sha256-/)],
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  });
});

test('Google is allowed only if its sign-in is enabled', () => {
  expect(pagePolicy(own, plain)).not.toContain('google');
  const policy = directives(pagePolicy(own, withGoogle));
  expect(policy.get('script-src')).toContain('https://accounts.google.com/gsi/client');
  expect(policy.get('style-src')).toContain('https://accounts.google.com/gsi/style');
  expect(policy.get('connect-src')).toContain('https://accounts.google.com/gsi/');
  expect(policy.get('frame-src')).toEqual(['https://accounts.google.com/gsi/']);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('with https, nothing is loaded without it', () => {
  expect(pagePolicy(own, plain)).not.toContain('upgrade');
  expect(directives(pagePolicy(own, secure)).get('upgrade-insecure-requests')).toEqual([]);
});

test.each([
  ['a page', pagePolicy(own, plain)],
  ['a page with Google’s sign-in', pagePolicy(own, withGoogle)],
  ['a page behind https', pagePolicy(own, secure)],
  ['what is no page', contentPolicy()],
  ['a page without scripts', contentPolicy(trustedTypes())],
])('the CSP Evaluator finds no flaw in the policy of %s', (_, policy) => {
  expect(flawsOf(policy)).toEqual([]);
  expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
});

test('the evaluator finds a flaw', () => {
  const open = pagePolicy(own, plain).replace(own.scripts.join(' '), "'unsafe-inline' https:");
  expect(flawsOf(open).join()).toContain('HIGH script-src');
});

test('only scripts and styles with the nonce of the page may run', () => {
  const html = `<script nonce="${nonce}">a()</script><script>injected()</script><style nonce="${nonce}">b{}</style>
    <style>injected{}</style><script nonce="${nonce}" src="/a.js"></script><script nonce="other">c()</script>`;
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(hashSources(html, nonce)).toEqual({ scripts: [hash('a()')], styles: [hash('b{}')] });
});
