import { expertDraftSchema, storedDraftSchema } from '@lyceum/rules/drafts';
import { expect, test } from 'vitest';
import { clearDraft, clearDrafts, readDraft, storeDraft } from './drafts.ts';

const schema = storedDraftSchema(expertDraftSchema, ['expertise', 'account']);
const draft = { expertise: ['seo'], qualifications: 'MSc', bio: '', name: 'Nour', email: 'nour@' };
const storedDraft = { draft, step: 'account' } as const;

/** The storage of a tab, in memory. */
function storage(contents: Record<string, string> = {}) {
  const items = new Map(Object.entries(contents));
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

const keyOf = (owner: string | null) => ({ name: 'experts', owner });
const readAs = (owner: string | null, sessionStorage = storage()) =>
  readDraft(keyOf(owner), schema, { sessionStorage });

test('reads a stored draft until it is cleared', { tags: ['2.129'] }, () => {
  const sessionStorage = storage();
  storeDraft(keyOf('u1'), storedDraft, { sessionStorage });
  expect(readAs('u1', sessionStorage)).toEqual(storedDraft);
  expect([...sessionStorage.items.keys()]).toEqual(['draft:experts']);
  clearDraft(keyOf('u1'), { sessionStorage });
  expect(readAs('u1', sessionStorage)).toBeNull();
});

test.each([
  ['a guest', 'the same guest', null, null, true],
  ['a guest', 'the user who signs in', null, 'u1', true],
  ['a user', 'the same user', 'u1', 'u1', true],
  ['a user', 'another user', 'u1', 'u2', false],
  ['a user', 'a guest', 'u1', null, false],
])('the draft of %s for %s', (_, __, before, after, isRead) => {
  const sessionStorage = storage();
  storeDraft(keyOf(before), storedDraft, { sessionStorage });
  expect(readAs(after, sessionStorage)).toEqual(isRead ? storedDraft : null);
});

test.each(['password', 'confirmPassword'])('never stores a field `%s`', { tags: ['2.129'] }, (field) => {
  const sessionStorage = storage();
  const withPassword = { step: 'account', draft: { ...draft, [field]: 'a quiet morning' } };
  storeDraft(keyOf(null), withPassword, { sessionStorage });
  expect([...sessionStorage.items.values()].join()).not.toContain('quiet');
  expect(readAs(null, sessionStorage)).toEqual(storedDraft);
});

test.each([
  ['no JSON', '{"owner":'],
  ['null', 'null'],
  ['a text', '"MSc"'],
  ['another value of the app', '{"owner":null}'],
  [
    'a draft that the schema rejects',
    JSON.stringify({ owner: null, storedDraft: { draft: { bio: 7 }, step: 'account' } }),
  ],
  ['an unknown step', JSON.stringify({ owner: null, storedDraft: { draft, step: 'payment' } })],
  ['an invalid owner', JSON.stringify({ owner: { id: 'u1' }, storedDraft })],
])('ignores %s', (_, text) => {
  expect(readAs(null, storage({ 'draft:experts': text }))).toBeNull();
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
])('works without drafts if the storage %s', (_, here) => {
  storeDraft(keyOf(null), storedDraft, here);
  expect(readDraft(keyOf(null), schema, here)).toBeNull();
  clearDraft(keyOf(null), here);
  clearDrafts(here);
});

test('removes all drafts, and nothing else', () => {
  const sessionStorage = storage({ 'draft:experts': '1', scroll: '2', 'draft:course:c1': '3' });
  clearDrafts({ sessionStorage });
  expect([...sessionStorage.items]).toEqual([['scroll', '2']]);
});
