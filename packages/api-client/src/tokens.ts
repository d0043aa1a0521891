/** The tokens of a sign-in; null where there is none [3.6]. */
export interface StoredTokens {
  access: string | null;
  refresh: string | null;
}

/** Where a client keeps the tokens of the sign-in. */
export interface TokenStorage {
  read(): StoredTokens;
  write(tokens: { access: string; refresh: string }): void;
  clear(): void;
  /** Calls the listener after every change, also one made in another tab. @returns what ends it */
  subscribe(listener: () => void): () => void;
  /** Runs the work while no other holder of the same tokens (another tab) runs its own. Absent: nobody else. */
  alone?<T>(work: () => Promise<T>): Promise<T>;
}

export const noTokens: StoredTokens = { access: null, refresh: null };

/** Those who want to hear of a change. */
export function createListeners(): { add: (listener: () => void) => () => void; tell: () => void } {
  const listeners = new Set<() => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell() {
      for (const listener of listeners) listener();
    },
  };
}

/** Tokens that are kept by nothing but this object: for a server, a script, a test. */
export function memoryTokens(initial: StoredTokens = noTokens): TokenStorage {
  const listeners = createListeners();
  let kept = initial;
  const keep = (tokens: StoredTokens) => {
    kept = tokens;
    listeners.tell();
  };
  return {
    read: () => kept,
    write: keep,
    clear: () => keep(noTokens),
    subscribe: listeners.add,
  };
}
