/** What one address has asked for and has not been answered in full. */
interface Load {
  open: number;
  working: number;
  waiting: (() => void)[];
}

/** One request of an address. */
export interface OpenRequest {
  /** Resolves when few enough of the address's other requests are being worked on; never, once the request is closed. */
  startWork(): Promise<void>;
  /** Lets the next request of the address be worked on. Further calls change nothing. */
  endWork(): void;
  /** Forgets the request. Further calls change nothing. */
  close(): void;
}

/**
 * Limits the requests of each address: so many are open at once, so many of them are worked on at once and in one turn of
 * the event loop, and the others wait in the order in which they came. One address therefore delays another by a few
 * requests, never by hundreds.
 */
export class AddressLoads {
  readonly #loads = new Map<string, Load>();
  readonly #most: { open: number; working: number };

  constructor(most: { open: number; working: number }) {
    this.#most = most;
  }

  /** @returns null when too many requests of this address are open */
  open(key: string): OpenRequest | null {
    const load = this.#loads.get(key) ?? { open: 0, working: 0, waiting: [] };
    if (load.open >= this.#most.open) return null;
    this.#loads.set(key, load);
    load.open += 1;
    return this.#request(key, load);
  }

  #request(key: string, load: Load): OpenRequest {
    let state: 'open' | 'waiting' | 'working' | 'done' = 'open';
    let isClosed = false;
    const begin = () => {
      state = 'working';
    };
    let wake = begin;
    const startWork = async () => {
      if (state !== 'open') return;
      if (load.working < this.#most.working) {
        load.working += 1;
        begin();
        return;
      }
      state = 'waiting';
      await new Promise<void>((resolve) => {
        wake = () => {
          // The place is taken over from the request that ended.
          begin();
          resolve();
        };
        load.waiting.push(wake);
      });
    };
    const endWork = () => {
      if (state === 'working') {
        // Not at once, even when no request waits: on the embedded database a call runs from its first byte to its
        // last without a break, so the requests of a hundred sockets would be handled in one turn of the event loop.
        setImmediate(() => this.#passOn(key, load));
      } else if (state === 'waiting') {
        load.waiting = load.waiting.filter((other) => other !== wake);
      }
      state = 'done';
    };
    const close = () => {
      if (isClosed) return;
      isClosed = true;
      endWork();
      load.open -= 1;
      this.#removeIdle(key, load);
    };
    return { startWork, endWork, close };
  }

  /** Gives the place of a request that ended to the one that has waited longest. */
  #passOn(key: string, load: Load): void {
    const next = load.waiting.shift();
    if (next) {
      next();
      return;
    }
    load.working -= 1;
    this.#removeIdle(key, load);
  }

  #removeIdle(key: string, load: Load): void {
    if (load.open === 0 && load.working === 0) this.#loads.delete(key);
  }
}
