import type { DraftKey } from '@lyceum/flows/app';
import { storageKeys } from '@lyceum/rules';
import { useState } from 'react';

/** The part of the browser's window that is used. It may be missing or throw. */
interface Surroundings {
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
}

/** A schema of `@lyceum/rules/drafts`. */
interface DraftSchema<Draft> {
  safeParse: (value: unknown) => { data?: Draft | undefined };
}

const prefix = `${storageKeys.draft}:`;

// Browsers that block the storage throw when it is read, and a full storage throws when it is written.
function tryStorage<T>(here: Surroundings, use: (storage: NonNullable<Surroundings['sessionStorage']>) => T) {
  try {
    return here.sessionStorage && use(here.sessionStorage);
  } catch {
    return undefined;
  }
}

/**
 * The stored draft of a form, from the tab's session storage, so that it survives a reload and a sign-in in between
 * (docs/product.md, Profile and forms). A guest's draft continues for the user who signs in; a user's draft is for that
 * user only.
 * @returns null without a draft, or with one that the schema rejects
 */
export function readDraft<Draft>(
  { name, owner }: DraftKey,
  schema: DraftSchema<Draft>,
  here: Surroundings = globalThis,
): Draft | null {
  const entry = tryStorage(
    here,
    (storage) => JSON.parse(storage.getItem(`${prefix}${name}`) ?? 'null') as unknown,
  );
  if (typeof entry !== 'object' || entry === null || !('owner' in entry && 'storedDraft' in entry))
    return null;
  if (entry.owner !== null && entry.owner !== owner) return null;
  return schema.safeParse(entry.storedDraft).data ?? null;
}

/** Stores a draft in the tab's session storage. A password is never stored [2.129]. */
export function storeDraft({ name, owner }: DraftKey, draft: object, here: Surroundings = globalThis): void {
  const withoutPassword = (field: string, value: unknown) => (/password/i.test(field) ? undefined : value);
  const text = JSON.stringify({ owner, storedDraft: draft }, withoutPassword);
  tryStorage(here, (storage) => storage.setItem(`${prefix}${name}`, text));
}

/** Removes a draft from the tab's session storage. */
export function clearDraft({ name }: DraftKey, here: Surroundings = globalThis): void {
  tryStorage(here, (storage) => storage.removeItem(`${prefix}${name}`));
}

/** Removes all drafts of this tab after a sign-out. */
export function clearDrafts(here: Surroundings = globalThis): void {
  tryStorage(here, (storage) => {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
    for (const key of keys) if (key?.startsWith(prefix)) storage.removeItem(key);
  });
}

/**
 * The stored draft when the form was mounted.
 * @param isReady false until the owner is known; until then there is no draft
 */
export function useStoredDraft<Draft>(
  key: DraftKey,
  schema: DraftSchema<Draft>,
  isReady = true,
): Draft | null {
  const read = () => (isReady ? { draft: readDraft(key, schema) } : null);
  const [initial, setInitial] = useState(read);
  if (!initial && isReady) setInitial(read());
  return initial?.draft ?? null;
}
