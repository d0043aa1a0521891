import { second, storageKeys } from '@lyceum/rules';
import { createListeners, noTokens, type StoredTokens, type TokenStorage } from './tokens.ts';

/** How long a tab waits for another tab's renewal before it renews the tokens itself. */
const refreshLockTimeoutMs = 5 * second;

interface Locks {
  request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T>;
}

/** The parts of `window` in use; each may be missing or throw. */
export interface Surroundings {
  readonly localStorage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly navigator?: { readonly locks?: Locks };
  addEventListener?(type: 'storage', listener: (event: { key: string | null }) => void): void;
  addEventListener?(type: 'pageshow', listener: (event: { persisted: boolean }) => void): void;
  removeEventListener?(type: 'storage', listener: (event: { key: string | null }) => void): void;
  removeEventListener?(type: 'pageshow', listener: (event: { persisted: boolean }) => void): void;
}

const { accessToken, refreshToken } = storageKeys;

/** Parses a stored token: the text itself, or the server's `{token}` object as JSON. Null if no header can contain it. */
function tokenIn(text: string | null): string | null {
  if (!text || !/^[\x20-\x7e]+$/.test(text)) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return value;
    if (typeof value !== 'object' || value === null || !('token' in value)) return text;
    return typeof value.token === 'string' ? value.token : text;
  } catch {
    return text;
  }
}

/**
 * Tokens in local storage under `token` and `refreshToken`, shared by all tabs [3.2]. If the storage is blocked or
 * full, the session lasts as long as the tab.
 */
export function browserTokens(here: Surroundings = globalThis): TokenStorage {
  const listeners = createListeners();
  let tabTokens: StoredTokens | null = null;

  // Reading `localStorage` throws if the browser blocks it.
  function tryStorage<T>(use: (storage: NonNullable<Surroundings['localStorage']>) => T): T | undefined {
    try {
      return here.localStorage && use(here.localStorage);
    } catch {
      return undefined;
    }
  }

  function clearStored(): void {
    tabTokens = null;
    tryStorage((storage) => {
      storage.removeItem(accessToken);
      storage.removeItem(refreshToken);
    });
  }

  return {
    read() {
      if (tabTokens) return tabTokens;
      const stored = tryStorage((storage) => ({
        access: tokenIn(storage.getItem(accessToken)),
        refresh: tokenIn(storage.getItem(refreshToken)),
      }));
      return stored ?? noTokens;
    },
    write(tokens) {
      const stored = tryStorage((storage) => {
        storage.setItem(refreshToken, tokens.refresh);
        storage.setItem(accessToken, tokens.access);
        return true;
      });
      // Remove a partial or outdated pair: an outdated refresh token ends the session.
      if (!stored) clearStored();
      tabTokens = stored ? null : tokens;
      listeners.notify();
    },
    clear() {
      clearStored();
      listeners.notify();
    },
    subscribe(listener) {
      const unlisten = listeners.add(listener);
      // Browsers send this event to the other tabs only. Its key is null if everything was cleared.
      const onStorage = ({ key }: { key: string | null }) => {
        if (key !== null && key !== accessToken && key !== refreshToken) return;
        tabTokens = null;
        listener();
      };
      // A page in the back/forward cache receives no events from other tabs.
      const onPageShow = ({ persisted }: { persisted: boolean }) => {
        if (persisted) onStorage({ key: null });
      };
      here.addEventListener?.('storage', onStorage);
      here.addEventListener?.('pageshow', onPageShow);
      return () => {
        unlisten();
        here.removeEventListener?.('storage', onStorage);
        here.removeEventListener?.('pageshow', onPageShow);
      };
    },
    async alone(work) {
      const locks = here.navigator?.locks;
      if (!locks) return work();
      let isRunning = false;
      const run = () => {
        isRunning = true;
        return work();
      };
      try {
        const signal = AbortSignal.timeout(refreshLockTimeoutMs);
        return await locks.request('lyceum:tokens', { signal }, run);
      } catch (error) {
        // A crashed tab may hold the lock forever: continue without it, because the server tolerates two renewals at
        // once.
        if (isRunning) throw error;
        return work();
      }
    },
  };
}
