import { languages } from '@lyceum/rules';
import { afterEach, expect, test, vi } from 'vitest';
import { requestLanguage } from './detection.ts';
import { applyStoredLanguage, rememberLanguage } from './rememberLanguage.ts';

const blocked = {
  setItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

function stubBrowser(localStorage: { setItem: () => void }) {
  const document = { cookie: '' };
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', document);
  return document;
}

afterEach(() => vi.unstubAllGlobals());

test('stores the selected language in local storage and in a cookie', { tags: ['1.12'] }, () => {
  const localStorage = { setItem: vi.fn() };
  const document = stubBrowser(localStorage);
  rememberLanguage('ar');
  expect(localStorage.setItem).toHaveBeenCalledWith('i18nextLng', 'ar');
  expect(document.cookie).toBe('i18next=ar;path=/;max-age=31536000;samesite=lax;secure');
  expect(requestLanguage({ cookie: document.cookie })).toBe('ar');
});

test('stores the selected language in a cookie if local storage is blocked', () => {
  const document = stubBrowser(blocked);
  rememberLanguage('fr');
  expect(document.cookie).toContain('i18next=fr');
});

/** A page in English whose server renders the language of the cookie. @param isBlocked whether cookies are blocked */
function openEnglishPage({ stored, search = '', isBlocked = false }: OpenedPage) {
  const cookies: string[] = [];
  const storage = new Map(stored === undefined ? [] : [['i18nextLng', stored]]);
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', search, reload });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    get cookie() {
      return cookies.join('; ');
    },
    set cookie(text: string) {
      if (!isBlocked) cookies.push(text.split(';')[0] ?? '');
    },
  });
  const names = { languages, key: 'i18nextLng', cookie: 'i18next', query: 'lng', attributes: 'path=/' };
  applyStoredLanguage(names);
  applyStoredLanguage(names);
  return { reloads: reload.mock.calls.length, cookies, stored: storage.get('i18nextLng') };
}

interface OpenedPage {
  stored?: string;
  search?: string;
  isBlocked?: boolean;
}

test.each<[string, OpenedPage, object]>([
  [
    'a stored language without a cookie',
    { stored: 'ar' },
    { reloads: 1, cookies: ['i18next=ar'], stored: 'ar' },
  ],
  ['the language of the page', { stored: 'en' }, { reloads: 0, cookies: ['i18next=en'], stored: 'en' }],
  ['nothing', {}, { reloads: 0, cookies: [], stored: undefined }],
  ['an unsupported language', { stored: 'zz' }, { reloads: 0, cookies: [], stored: 'zz' }],
  [
    'a language while cookies are blocked',
    { stored: 'ar', isBlocked: true },
    { reloads: 0, cookies: [], stored: 'ar' },
  ],
  [
    'another language than the address, in capitals',
    { stored: 'ar', search: '?lng=EN' },
    { reloads: 0, cookies: ['i18next=en'], stored: 'en' },
  ],
  [
    'another language than the address',
    { stored: 'ar', search: '?lng=en' },
    { reloads: 0, cookies: ['i18next=en'], stored: 'en' },
  ],
])('applies %s at the start, with one reload at most', { tags: ['1.12', '9.2'] }, (_, opened, result) => {
  expect(openEnglishPage(opened)).toEqual(result);
});

test('detects the language of a request from the address, the cookie and Accept-Language, in this order', {
  tags: ['9.2'],
}, () => {
  const wishes = { search: 'lng=fr', cookie: 'x=1; i18next=ar', acceptLanguage: 'en' };
  expect(requestLanguage(wishes)).toBe('fr');
  expect(requestLanguage({ ...wishes, search: '?lng=zz' })).toBe('ar');
  expect(requestLanguage({ ...wishes, search: '', cookie: null })).toBe('en');
  expect(requestLanguage({})).toBe('en');
});

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA, fr;q=0.9', 'fr'],
  ['tlh, ar;q=0.5, en;q=0.4', 'ar'],
  ['tlh, fr-CA;q=0.8, ar;q=0.9', 'ar'],
  ['fr;q=0.5, ar-EG, tlh;q=0.9, en;q=0, *;q=0.1', 'ar'],
  ['en;q=0.2, fr;q=0.8', 'fr'],
  ['en;q=0, fr;q=0.1', 'fr'],
  ['fr;q=0, ar', 'ar'],
  ['*', 'en'],
  [';;q=,,fr;q=x', 'en'],
  ['\u0000;;;q=q', 'en'],
  [`${'x,'.repeat(10_000)}fr`, 'fr'],
])('negotiates Accept-Language %j as %s', { tags: ['9.2', '8.7'] }, (acceptLanguage, language) => {
  expect(requestLanguage({ acceptLanguage })).toBe(language);
});
