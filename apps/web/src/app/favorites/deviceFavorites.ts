import { limits, storageKeys } from '@lyceum/rules';

const longestId = 100;

/** The favorites of a guest, the last added first. What the storage cannot contain is left out. */
export function readDeviceFavorites(): string[] {
  let value: unknown;
  try {
    value = JSON.parse(localStorage.getItem(storageKeys.favorites) ?? '[]');
  } catch {
    // The browser blocks the storage, or something else wrote it.
  }
  if (!Array.isArray(value)) return [];
  const ids = value.filter((id) => typeof id === 'string' && /^[^,]+$/.test(id) && id.length <= longestId);
  return [...new Set<string>(ids)].slice(0, limits.favoritesPerDevice);
}

export function writeDeviceFavorites(ids: readonly string[]): void {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKeys.favorites);
    else localStorage.setItem(storageKeys.favorites, JSON.stringify(ids));
  } catch {
    // The storage is blocked or full: the favorites last as long as the page.
  }
}

/** Calls `listen` after a change in another tab. @returns a function that ends that */
export function watchDeviceFavorites(listen: () => void): () => void {
  const changed = ({ key, storageArea }: StorageEvent) => {
    if (storageArea === localStorage && (key === storageKeys.favorites || key === null)) listen();
  };
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
