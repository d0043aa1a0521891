import type { Language } from '@lyceum/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textsBackend } from './backend.ts';
import { createI18n } from './instance.ts';
import { changeLanguage, loadTexts, TextsNotLoaded } from './loading.ts';

const document = { cookie: '' };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { setItem: vi.fn() });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('document', document);
  document.cookie = '';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Options {
  language?: Language;
  /** The responses, in turn; the last one repeats. */
  responses?: (() => Response)[];
}

/** Creates an instance with one text, and records time and path of each request for others. */
function start({ language = 'ar', responses = [] }: Options) {
  const startedAt = Date.now();
  const requested: [atMs: number, address: string][] = [];
  const fetch = async (address: RequestInfo | URL) => {
    requested.push([Date.now() - startedAt, String(address)]);
    const respond = responses[Math.min(requested.length, responses.length) - 1];
    if (!respond) throw new TypeError('Failed to fetch');
    return respond();
  };
  const resources = { [language]: { common: { slogan: 'Learn' } } };
  return { instance: createI18n({ language, resources, backend: textsBackend({ fetch }) }), requested };
}

const texts = (content: object) => () => Response.json(content);
const failed = () => new Response('', { status: 503 });
const page = () => new Response('<!doctype html><title>Lyceum</title>', { status: 200 });
const cut = () => new Response('{"title": "الدخ', { status: 200 });
const offline = () => {
  throw new TypeError('Failed to fetch');
};

async function settled<T>(promise: Promise<T>): Promise<PromiseSettledResult<T>> {
  const outcome = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  const [result] = await outcome;
  return result;
}

test('fetches a namespace once for concurrent and repeated loads', { tags: ['7.33'] }, async () => {
  const { instance, requested } = start({ responses: [texts({ login: { title: 'الدخول' } })] });
  await Promise.all([loadTexts(instance, 'ar', ['auth', 'common']), loadTexts(instance, 'ar', ['auth'])]);
  await loadTexts(instance, 'ar', ['auth']);
  expect(requested).toEqual([[0, '/locales/ar/auth.json']]);
  expect(instance.t('auth:login.title')).toBe('الدخول');
});

test('retries after 350 ms, and doubles the delay each time', { tags: ['9.3'] }, async () => {
  const { instance, requested } = start({
    responses: [failed, page, cut, texts([]), offline, texts({ login: { title: 'الدخول' } })],
  });
  expect(await settled(loadTexts(instance, 'ar', ['auth']))).toMatchObject({
    status: 'fulfilled',
  });
  expect(requested.map(([atMs]) => atMs)).toEqual([0, 350, 1050, 2450, 5250, 10850]);
  expect(instance.t('auth:login.title')).toBe('الدخول');
});

test('falls back to English after the fifth retry', { tags: ['9.3'] }, async () => {
  const { instance, requested } = start({
    responses: [...Array(6).fill(page), texts({ login: { title: 'Log in' } })],
  });
  expect(await settled(loadTexts(instance, 'ar', ['auth']))).toMatchObject({
    status: 'fulfilled',
  });
  expect(requested.map(([, address]) => address)).toEqual([
    ...Array(6).fill('/locales/ar/auth.json'),
    '/locales/en/auth.json',
  ]);
  expect(instance.t('auth:login.title')).toBe('Log in');
});

test('rejects if English fails too, and can be retried', async () => {
  const { instance } = start({
    responses: [...Array(12).fill(failed), texts({ login: { title: 'الدخول' } })],
  });
  expect(await settled(loadTexts(instance, 'ar', ['auth']))).toMatchObject({
    status: 'rejected',
    reason: expect.any(TextsNotLoaded),
  });
  await loadTexts(instance, 'ar', ['auth']);
  expect(instance.t('auth:login.title')).toBe('الدخول');
});

test('a language change loads the texts in use, then changes the language, then stores it', async () => {
  const { instance, requested } = start({ responses: [texts({ slogan: 'Bonjour' })] });
  await changeLanguage(instance, 'fr');
  expect(requested).toEqual([[0, '/locales/fr/common.json']]);
  expect(instance.t('slogan')).toBe('Bonjour');
  expect(document.cookie).toContain('i18next=fr');
});

test('a language change also loads the texts that fell back to English', async () => {
  const { instance, requested } = start({ responses: [texts({})] });
  instance.addResourceBundle('en', 'auth', { login: { title: 'Log in' } });
  await changeLanguage(instance, 'fr');
  expect(requested.map(([, address]) => address)).toEqual([
    '/locales/fr/common.json',
    '/locales/fr/auth.json',
  ]);
});

test.each(['ar', 'en'] as const)(
  'a failed language change leaves everything unchanged, in %s',
  { tags: ['4.25'] },
  async (language) => {
    const { instance } = start({ language, responses: [offline] });
    const change = changeLanguage(instance, 'fr');
    expect(await settled(change)).toMatchObject({ status: 'rejected', reason: expect.any(TextsNotLoaded) });
    expect([instance.language, instance.t('slogan')]).toEqual([language, 'Learn']);
    expect(document.cookie).toBe('');
  },
);

test('fetches the version of the texts that the page has', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  const instance = createI18n({ language: 'fr', backend: textsBackend({ version: 'v1', fetch }) });
  await loadTexts(instance, 'fr', ['auth']);
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/locales/fr/auth.json?v=v1', expect.anything());
});

test('an aborted language change does not take effect', async () => {
  const another = new AbortController();
  const { instance } = start({ responses: [texts({ slogan: 'Bonjour' })] });
  const change = changeLanguage(instance, 'fr', another.signal);
  another.abort();
  await expect(change).rejects.toMatchObject({ name: 'AbortError' });
  expect(instance.language).toBe('ar');
  expect(document.cookie).toBe('');
});
