/** The tokens of a session; null without one [3.6]. */
export interface StoredTokens {
  access: string | null;
  refresh: string | null;
}

/** The storage for the tokens of a session. */
export interface TokenStorage {
  read(): StoredTokens;
  write(tokens: { access: string; refresh: string }): void;
  clear(): void;
  /**
   * Calls the listener after every change, including changes in other tabs.
   * @returns unsubscribes
   */
  subscribe(listener: () => void): () => void;
  /** Runs work exclusively among all holders of the same tokens (tabs). Absent if there is only one holder. */
  alone?<T>(work: () => Promise<T>): Promise<T>;
}

export const noTokens: StoredTokens = { access: null, refresh: null };

/** The listeners for changes. */
export function createListeners(): { add: (listener: () => void) => () => void; notify: () => void } {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}

/** Tokens in memory: for a server, a script or a test. */
export function memoryTokens(initial: StoredTokens = noTokens): TokenStorage {
  const listeners = createListeners();
  let stored = initial;
  const keep = (tokens: StoredTokens) => {
    stored = tokens;
    listeners.notify();
  };
  return {
    read: () => stored,
    write: keep,
    clear: () => keep(noTokens),
    subscribe: listeners.add,
  };
}
