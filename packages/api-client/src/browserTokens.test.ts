import { expect, test, vi } from 'vitest';
import { browserTokens, type Surroundings } from './browserTokens.ts';

type OnStorage = (event: { key: string | null }) => void;
type OnPageShow = (event: { persisted: boolean }) => void;

function fakeStorage(initial: Record<string, string> = {}) {
  const items = new Map(Object.entries(initial));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string): void {
      items.set(key, value);
    },
    removeItem(key: string): void {
      items.delete(key);
    },
  };
}

function fakeWindow(localStorage = fakeStorage()) {
  const heard = new Set<OnStorage>();
  const shown = new Set<OnPageShow>();
  const listeners = { storage: heard, pageshow: shown } as Record<string, Set<unknown>>;
  return {
    localStorage,
    heard,
    shown,
    addEventListener: (type: string, listener: unknown) => void listeners[type]?.add(listener),
    removeEventListener: (type: string, listener: unknown) => void listeners[type]?.delete(listener),
    anotherTabChanges(key: string | null) {
      for (const listener of heard) listener({ key });
    },
    comesBack(persisted: boolean) {
      for (const listener of shown) listener({ persisted });
    },
  };
}

test('stores both tokens as plain texts under `token` and `refreshToken`', { tags: ['3.2'] }, () => {
  const { items, ...storage } = fakeStorage();
  const tokens = browserTokens({ localStorage: storage });
  tokens.write({ access: 'a1', refresh: 'r1' });
  expect(Object.fromEntries(items)).toEqual({ token: 'a1', refreshToken: 'r1' });
  expect(tokens.read()).toEqual({ access: 'a1', refresh: 'r1' });
  tokens.clear();
  expect(items.size).toBe(0);
  expect(tokens.read()).toEqual({ access: null, refresh: null });
});

test.each([
  ['a text', 'a.b.c', 'a.b.c'],
  ['a text in quotes', '"a.b.c"', 'a.b.c'],
  ['an object', '{"token":"a.b.c"}', 'a.b.c'],
  ['another object', '{"a":1}', '{"a":1}'],
  ['an object with a number', '{"token":1}', '{"token":1}'],
  ['half an object', '{"token":', '{"token":'],
  ['a number', '12', '12'],
  ['null', 'null', 'null'],
  ['a text that no header can contain', 'a\u2028b', null],
  ['two lines', 'a\nb', null],
  ['nothing', '', null],
])('reads a token stored as %s', { tags: ['2.473'] }, (_, stored, access) => {
  const tokens = browserTokens({ localStorage: fakeStorage({ token: stored }) });
  expect(tokens.read()).toEqual({ access, refresh: null });
});

test('keeps the session in the tab when the storage is full, and removes the outdated pair', () => {
  const storage = fakeStorage({ token: 'a1', refreshToken: 'r1' });
  const setItem = (key: string, value: string) => {
    if (key === 'token') throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  const tokens = browserTokens({ localStorage: { ...storage, setItem } });
  tokens.write({ access: 'a2', refresh: 'r2' });
  expect(tokens.read()).toEqual({ access: 'a2', refresh: 'r2' });
  expect(storage.items.size).toBe(0);
  tokens.clear();
  expect(tokens.read()).toEqual({ access: null, refresh: null });
});

test('keeps the session in the tab when the storage is blocked', () => {
  const blocked: Surroundings = {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  const tokens = browserTokens(blocked);
  expect(tokens.read()).toEqual({ access: null, refresh: null });
  tokens.write({ access: 'a1', refresh: 'r1' });
  expect(tokens.read()).toEqual({ access: 'a1', refresh: 'r1' });
});

test('notifies subscribers of changes in this and other tabs', () => {
  const here = fakeWindow();
  const tokens = browserTokens(here);
  const listener = vi.fn();
  const stop = tokens.subscribe(listener);
  tokens.write({ access: 'a1', refresh: 'r1' });
  expect(listener).toHaveBeenCalledTimes(1);
  for (const key of ['token', 'refreshToken', null]) here.anotherTabChanges(key);
  expect(listener).toHaveBeenCalledTimes(4);
  here.anotherTabChanges('i18nextLng');
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  tokens.clear();
  expect(listener).toHaveBeenCalledTimes(4);
  expect(here.heard.size).toBe(0);
});

test('reads the tokens again when a page returns from the back/forward cache', {
  tags: ['4.7'],
}, () => {
  const here = fakeWindow();
  const listener = vi.fn();
  const stop = browserTokens(here).subscribe(listener);
  here.comesBack(false);
  expect(listener).not.toHaveBeenCalled();
  here.comesBack(true);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  expect(here.shown.size).toBe(0);
});

test("another tab's change ends what was stored for this tab only", () => {
  const storage = fakeStorage();
  let isFull = true;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    storage.setItem(key, value);
  };
  const here = fakeWindow({ ...storage, setItem });
  const tokens = browserTokens(here);
  tokens.subscribe(() => undefined);
  tokens.write({ access: 'a1', refresh: 'r1' });
  isFull = false;
  storage.setItem('token', 'b1');
  storage.setItem('refreshToken', 's1');
  here.anotherTabChanges('token');
  expect(tokens.read()).toEqual({ access: 'b1', refresh: 's1' });
});

test('takes the lock that all tabs share', async () => {
  const tabs = [browserTokens(), browserTokens()];
  let inside = 0;
  const most: number[] = [];
  await Promise.all(
    tabs.map((tab) =>
      tab.alone?.(async () => {
        inside += 1;
        most.push(inside);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      }),
    ),
  );
  expect(most).toEqual([1, 1]);
});

test('runs the work without the lock after a timeout', async () => {
  const request = async () => {
    throw new DOMException('waited too long', 'TimeoutError');
  };
  const tokens = browserTokens({ navigator: { locks: { request } } });
  expect(await tokens.alone?.(async () => 'done')).toBe('done');
  expect(await browserTokens({}).alone?.(async () => 'done')).toBe('done');
});

test('runs failing work once', async () => {
  const work = vi.fn(async () => {
    throw new Error('refused');
  });
  await expect(browserTokens().alone?.(work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledTimes(1);
});
