import { afterEach, expect, test, vi } from 'vitest';
import { requestLanguage } from './detection.ts';
import { rememberLanguage } from './rememberLanguage.ts';

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
