import type { DraftKey } from '@lyceum/flows/app';
import { storageKeys } from '@lyceum/rules';
import { useEffect, useMemo } from 'react';

/** The part of a browser's window that is used; it may be missing or refuse. */
interface Surroundings {
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
}

/** Says what a kept draft looks like and leaves out what does not belong: a schema of `@lyceum/rules/drafts`. */
interface Shape<StoredDraft> {
  safeParse: (value: unknown) => { data?: StoredDraft | undefined };
}

interface DraftOptions<StoredDraft> {
  /** Which form it is: `onboarding`, `course:intro-to-typescript`. */
  name: string;
  /** The id of who is typing; null for a guest. */
  owner: string | null;
  shape: Shape<StoredDraft>;
}

export interface DraftStore<StoredDraft> {
  /** What was kept last, or null where there is none, or nothing that could be gone on with. */
  read: () => StoredDraft | null;
  /** Stores the part of the draft that the schema lists. */
  keep: (storedDraft: unknown) => void;
  forget: () => void;
}

const prefix = `${storageKeys.draft}:`;

// Even to name `sessionStorage` throws where a browser blocks it, and a full one throws when it is written to.
function tryStorage<T>(here: Surroundings, use: (storage: NonNullable<Surroundings['sessionStorage']>) => T) {
  try {
    return here.sessionStorage && use(here.sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * Keeps the content of a form in the tab's session storage, so that it survives a reload and a sign-in in between
 * (docs/product.md, Profile and forms). A guest's draft continues for the user who signs in; a user's draft is for that
 * user only. If the storage is blocked, full or holds invalid data, the form starts empty.
 *
 * How a flow is kept: its machine takes what was kept as `input.storedDraft`, and emits `draft.updated`, with null
 * once it is sent; its folder exports the shape; the route reads `useDraftStore` once, for the input, and hands it to
 * `useDraftStorage`. The shape names every field that is kept, and a password is never one of them.
 */
export function draftStore<StoredDraft>(
  { name, owner, shape }: DraftOptions<StoredDraft>,
  here: Surroundings = globalThis,
): DraftStore<StoredDraft> {
  const key = `${prefix}${name}`;
  return {
    read() {
      const stored = tryStorage(here, (storage) => JSON.parse(storage.getItem(key) ?? 'null') as unknown);
      if (typeof stored !== 'object' || stored === null || !('owner' in stored && 'storedDraft' in stored))
        return null;
      if (stored.owner !== null && stored.owner !== owner) return null;
      return shape.safeParse(stored.storedDraft).data ?? null;
    },
    keep(storedDraft) {
      const { data } = shape.safeParse(storedDraft);
      tryStorage(here, (storage) => storage.setItem(key, JSON.stringify({ owner, storedDraft: data })));
    },
    forget() {
      tryStorage(here, (storage) => storage.removeItem(key));
    },
  };
}

/** Stores a draft in the tab's session storage. A password is never stored [2.129]. */
export function storeDraft({ name, owner }: DraftKey, draft: object, here: Surroundings = globalThis): void {
  const withoutPassword = (field: string, value: unknown) => (field === 'password' ? undefined : value);
  const text = JSON.stringify({ owner, storedDraft: draft }, withoutPassword);
  tryStorage(here, (storage) => storage.setItem(`${prefix}${name}`, text));
}

/** Removes a draft from the tab's session storage. */
export function clearDraft({ name }: DraftKey, here: Surroundings = globalThis): void {
  tryStorage(here, (storage) => storage.removeItem(`${prefix}${name}`));
}

/** Forgets every draft of this tab: who signs out leaves nothing behind for the next one. */
export function forgetDrafts(here: Surroundings = globalThis): void {
  tryStorage(here, (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
  });
}

/** The store of a form that is on the screen, the same as long as nothing about it changes. */
export function useDraftStore<StoredDraft>({
  name,
  owner,
  shape,
}: DraftOptions<StoredDraft>): DraftStore<StoredDraft> {
  return useMemo(() => draftStore({ name, owner, shape }), [name, owner, shape]);
}

interface Drafting {
  on: (
    type: 'draft.updated',
    listen: (event: { storedDraft: unknown }) => void,
  ) => { unsubscribe: () => void };
}

/** Keeps and forgets what a flow's machine says is to be kept or forgotten. */
export function useDraftStorage(actor: Drafting, store: Pick<DraftStore<unknown>, 'keep' | 'forget'>): void {
  useEffect(() => {
    const listening = actor.on('draft.updated', ({ storedDraft }) =>
      storedDraft ? store.keep(storedDraft) : store.forget(),
    );
    return () => listening.unsubscribe();
  }, [actor, store]);
}
