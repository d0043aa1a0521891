// @vitest-environment happy-dom
import common from '@lyceum/i18n/locales/en/common.json' with { type: 'json' };
import offline from '@lyceum/i18n/locales/en/offline.json' with { type: 'json' };
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeCaches } from '../../test/support/fakeCaches.ts';
import { offlineNames as names } from './names.ts';
import { renderOfflinePage } from './renderOfflinePage.tsx';
import { runOfflinePage } from './runOfflinePage.ts';

const reload = vi.fn();
const fetch = vi.fn(async (): Promise<{ status: number }> => {
  throw new TypeError('No network');
});
let caches: FakeCaches;

beforeEach(() => {
  caches = new FakeCaches();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('caches', {
    match: async () => caches.match(names.index, { cacheName: names.cache }),
  });
  const texts = { en: { common, offline } };
  const html = renderOfflinePage({ language: 'en', theme: null, texts, nonce: 'n', styles: [] });
  document.body.innerHTML = html.replace(/^.*<body>|<script.*$/gs, '');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const run = () =>
  runOfflinePage({ index: names.index, probe: '/favicon.svg', stillOffline: 'Still offline' });
const button = () => document.querySelector('button');
const status = () => document.querySelector('[role=status]')?.textContent;

test('lists the kept courses as text', { tags: ['2.412'] }, async () => {
  const pages = [
    { path: '/course/a', name: '<b>A</b>', language: 'en' },
    { path: '/course/b', name: 'ب', language: 'ar' },
  ];
  await (await caches.open(names.cache)).put(names.index, Response.json({ pages }));
  run();
  await vi.waitFor(() => expect(document.querySelectorAll('main li')).toHaveLength(2));
  const links = [...document.querySelectorAll('main li a')].map((link) => [
    link.getAttribute('href'),
    link.textContent,
    link.getAttribute('lang'),
  ]);
  expect(links).toEqual([
    ['/course/a', '<b>A</b>', 'en'],
    ['/course/b', 'ب', 'ar'],
  ]);
  expect(document.querySelector('main ul')?.getAttribute('aria-labelledby')).toBe('kept-courses');
  expect(document.getElementById('nothing-kept')).toBeNull();
});

test('without kept courses, says how courses are kept', { tags: ['2.412'] }, async () => {
  run();
  await Promise.resolve();
  expect(document.getElementById('nothing-kept')?.textContent).toMatch(/^Courses that you open/);
});

test('an attempt without success is announced, and can be repeated', { tags: ['2.413'] }, async () => {
  run();
  button()?.click();
  expect(button()?.getAttribute('aria-busy')).toBe('true');
  expect(button()?.textContent).toBe('Checking...');
  await vi.waitFor(() => expect(status()).toBe('Still offline'));
  expect(button()?.textContent).toBe('Try again');
  fetch.mockResolvedValueOnce({ status: 502 });
  button()?.click();
  expect(status()).toBe('');
  await vi.waitFor(() => expect(status()).toBe('Still offline'));
  expect(reload).not.toHaveBeenCalled();
});

test('the page returns when the server responds, also by itself', { tags: ['2.413'] }, async () => {
  run();
  fetch.mockResolvedValueOnce({ status: 200 });
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
