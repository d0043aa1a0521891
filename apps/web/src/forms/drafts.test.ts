import { expertDraftSchema, storedDraftSchema } from '@lyceum/rules/drafts';
import { expect, test } from 'vitest';
import { clearDraft, draftStore, forgetDrafts, storeDraft } from './drafts.ts';

const shape = storedDraftSchema(expertDraftSchema, ['expertise', 'account']);
const draft = { expertise: ['seo'], qualifications: 'MSc', bio: '', name: 'Nour', email: 'nour@' };
const storedDraft = { draft, step: 'account' } as const;

/** A tab's storage, in memory. */
function storage(held: Record<string, string> = {}) {
  const items = new Map(Object.entries(held));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size;
    },
  };
}

const blocked = {
  get sessionStorage(): never {
    throw new DOMException('The storage is blocked', 'SecurityError');
  },
};

const storeOf = (owner: string | null, sessionStorage = storage()) =>
  draftStore({ name: 'experts', owner, shape }, { sessionStorage });

test('gives back what was kept, until it is forgotten', { tags: ['2.129'] }, () => {
  const sessionStorage = storage();
  storeOf('u1', sessionStorage).keep(storedDraft);
  expect(storeOf('u1', sessionStorage).read()).toEqual(storedDraft);
  expect([...sessionStorage.items.keys()]).toEqual(['draft:experts']);
  storeOf('u1', sessionStorage).forget();
  expect(storeOf('u1', sessionStorage).read()).toBeNull();
});

test.each([
  ['a guest', null, null, true],
  ['a guest who signs in', null, 'u1', true],
  ['a person who signs in again', 'u1', 'u1', true],
  ['a person, but not somebody else', 'u1', 'u2', false],
  ['a person, but no guest', 'u1', null, false],
])('goes on with %s', (_, before, after, goesOn) => {
  const sessionStorage = storage();
  storeOf(before, sessionStorage).keep(storedDraft);
  expect(storeOf(after, sessionStorage).read()).toEqual(goesOn ? storedDraft : null);
});

test('never writes a password, whatever it is given', { tags: ['2.129'] }, () => {
  const sessionStorage = storage();
  const withPassword = { step: 'account' as const, draft: { ...draft, password: 'a quiet morning' } };
  storeOf(null, sessionStorage).keep(withPassword);
  expect([...sessionStorage.items.values()].join()).not.toContain('quiet');
});

test('reads what a flow stored, without the password, until the flow clears it', { tags: ['2.129'] }, () => {
  const sessionStorage = storage();
  const key = { name: 'experts', owner: 'u1' };
  const withPassword = { step: 'account', draft: { ...draft, password: 'a quiet morning' } };
  storeDraft(key, withPassword, { sessionStorage });
  expect([...sessionStorage.items.values()].join()).not.toContain('quiet');
  expect(storeOf('u1', sessionStorage).read()).toEqual(storedDraft);
  clearDraft(key, { sessionStorage });
  expect([...sessionStorage.items]).toEqual([]);
});

test.each([
  ['no JSON', '{"owner":'],
  ['null', 'null'],
  ['a text', '"MSc"'],
  ['something else of the app', '{"owner":null}'],
  [
    'a draft of another shape',
    JSON.stringify({ owner: null, storedDraft: { draft: { bio: 7 }, step: 'account' } }),
  ],
  ['a step there is none of', JSON.stringify({ owner: null, storedDraft: { draft, step: 'payment' } })],
  ['an owner of another kind', JSON.stringify({ owner: { id: 'u1' }, storedDraft })],
])('starts afresh where it finds %s', (_, text) => {
  expect(storeOf(null, storage({ 'draft:experts': text })).read()).toBeNull();
});

test.each([
  ['is blocked', blocked],
  ['is missing', {}],
  [
    'is full',
    {
      sessionStorage: {
        ...storage(),
        setItem: () => {
          throw new DOMException('Full', 'QuotaExceededError');
        },
      },
    },
  ],
])('starts afresh where the storage %s', (_, here) => {
  const store = draftStore({ name: 'experts', owner: null, shape }, here);
  store.keep(storedDraft);
  expect(store.read()).toBeNull();
  store.forget();
  forgetDrafts(here);
});

test('who signs out leaves no draft behind, and nothing else is touched', () => {
  const sessionStorage = storage({ 'draft:experts': '1', scroll: '2', 'draft:course:c1': '3' });
  forgetDrafts({ sessionStorage });
  expect([...sessionStorage.items]).toEqual([['scroll', '2']]);
});
