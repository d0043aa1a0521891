import { afterEach, expect, test, vi } from 'vitest';
import { acceptLanguageTags, browserLanguage, rememberLanguage, requestLanguage } from './detection.ts';

interface Browser {
  search?: string;
  local?: string;
  cookie?: string;
  session?: string;
  wishes?: string[];
  page?: string;
}

const shelf = (value: string | undefined) => ({ getItem: () => value ?? null, setItem: vi.fn() });
const blocked = {
  getItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('blocked', 'SecurityError');
  },
};

function inBrowser({ search = '', local, cookie = '', session, wishes = [], page = '' }: Browser) {
  const document = { cookie, documentElement: { lang: page } };
  const localStorage = shelf(local);
  vi.stubGlobal('location', { search, protocol: 'https:' });
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('sessionStorage', shelf(session));
  vi.stubGlobal('navigator', { languages: wishes });
  vi.stubGlobal('document', document);
  return { document, localStorage };
}

afterEach(() => vi.unstubAllGlobals());

test('in the browser each source gives way to the one before it', { tags: ['9.2'] }, () => {
  const sources = [
    { search: '?lng=fr' },
    { local: 'ar' },
    { cookie: 'a=b; i18next=fr' },
    { session: 'ar' },
    { wishes: ['de', 'fr-CA', 'ar'] },
    { page: 'ar' },
  ];
  expect(
    sources.map((_, start) => {
      inBrowser(Object.assign({}, ...sources.slice(start)));
      return browserLanguage();
    }),
  ).toEqual(['fr', 'ar', 'fr', 'ar', 'fr', 'ar']);
});

test('what is no language of ours is passed over', { tags: ['9.2'] }, () => {
  inBrowser({ search: '?lng=../../x', local: 'xx', cookie: 'i18next=%00', wishes: ['de'], page: 'fr' });
  expect(browserLanguage()).toBe('fr');
  inBrowser({});
  expect(browserLanguage()).toBe('en');
});

test('blocked storage leaves the browser its wishes', () => {
  inBrowser({ wishes: ['ar-EG'] });
  vi.stubGlobal('localStorage', blocked);
  vi.stubGlobal('sessionStorage', blocked);
  expect(browserLanguage()).toBe('ar');
});

test('a choice is kept for the app and for the server', { tags: ['1.12'] }, () => {
  const { document, localStorage } = inBrowser({});
  rememberLanguage('ar');
  expect(localStorage.setItem).toHaveBeenCalledWith('i18nextLng', 'ar');
  expect(document.cookie).toBe('i18next=ar; path=/; max-age=31536000; samesite=lax; secure');
  expect(requestLanguage({ cookie: document.cookie })).toBe('ar');
});

test('a choice reaches the server even where storage is blocked', () => {
  const { document } = inBrowser({});
  vi.stubGlobal('localStorage', blocked);
  rememberLanguage('fr');
  expect(document.cookie).toContain('i18next=fr');
});

test('a request is answered in the language of its address, its cookie, its Accept-Language', {
  tags: ['9.8'],
}, () => {
  const wishes = { search: 'lng=fr', cookie: 'x=1; i18next=ar', acceptLanguage: 'en' };
  expect(requestLanguage(wishes)).toBe('fr');
  expect(requestLanguage({ ...wishes, search: '?lng=zz' })).toBe('ar');
  expect(requestLanguage({ ...wishes, search: '', cookie: null })).toBe('en');
  expect(requestLanguage({})).toBe('en');
});

test('Accept-Language is read by weight', () => {
  expect(acceptLanguageTags('fr;q=0.5, ar-EG, de;q=0.9, en;q=0, *;q=0.1')).toEqual([
    'ar-EG',
    'de',
    'fr',
    '*',
  ]);
  expect(acceptLanguageTags(';;q=,,fr;q=x,ar;q=7')).toEqual([]);
  expect(requestLanguage({ acceptLanguage: 'de, fr-CA;q=0.8, ar;q=0.9' })).toBe('ar');
  expect(requestLanguage({ acceptLanguage: 'en;q=0, fr;q=0.1' })).toBe('fr');
});
