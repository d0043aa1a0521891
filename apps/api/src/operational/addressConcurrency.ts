/** What one address has asked for and has not been answered in full. */
interface Load {
  open: number;
  working: number;
  waiting: Waiting[];
}

interface Waiting {
  cost: number;
  begin(): void;
}

/** One request of an address. */
export interface OpenRequest {
  /**
   * Resolves when few enough of the address's other requests are being worked on; never, once the request is closed.
   * @param cost how many of the address's places the work takes. @default 1
   */
  startWork(cost?: number): Promise<void>;
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
export class AddressConcurrency {
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
    let waiting: Waiting = { cost: 1, begin() {} };
    const startWork = async (cost = 1) => {
      if (state !== 'open') return;
      state = 'waiting';
      const begun = new Promise<void>((resolve) => {
        const begin = () => {
          state = 'working';
          resolve();
        };
        waiting = { cost: Math.min(cost, this.#most.working), begin };
      });
      load.waiting.push(waiting);
      this.#startWaiting(load);
      await begun;
    };
    const endWork = () => {
      if (state === 'working') {
        // Not at once, even when no request waits: on the embedded database a call runs from its first byte to its
        // last without a break, so the requests of a hundred sockets would be handled in one turn of the event loop.
        setImmediate(() => {
          load.working -= waiting.cost;
          this.#startWaiting(load);
          this.#removeIdle(key, load);
        });
      } else if (state === 'waiting') {
        load.waiting = load.waiting.filter((other) => other !== waiting);
        this.#startWaiting(load);
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

  /** Starts the requests that have waited longest, while there are places for them. */
  #startWaiting(load: Load): void {
    for (
      let [next] = load.waiting;
      next && load.working + next.cost <= this.#most.working;
      [next] = load.waiting
    ) {
      load.waiting.shift();
      load.working += next.cost;
      next.begin();
    }
  }

  #removeIdle(key: string, load: Load): void {
    if (load.open === 0 && load.working === 0) this.#loads.delete(key);
  }
}
