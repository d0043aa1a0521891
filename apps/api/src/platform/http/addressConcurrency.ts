/** The pending requests of one address. */
interface Load {
  open: number;
  working: number;
  waiting: Waiting[];
}

interface Waiting {
  cost: number;
  begin(): void;
}

/** An open request of an address. */
export interface RequestSlot {
  /**
   * Resolves as soon as the address has enough free slots; never after the request is closed.
   * @param cost the number of slots that the request takes.
   * @default 1
   */
  startWork(cost?: number): Promise<void>;
  /** Frees the slots for the next request of the address. Idempotent. */
  endWork(): void;
  /** Removes the request. Idempotent. */
  close(): void;
}

/**
 * Limits the requests of each address: the number of open requests, and the number of slots for requests in progress,
 * also within one turn of the event loop. Further requests wait in order. One address therefore delays another by a
 * few requests at most.
 */
export class AddressConcurrency {
  readonly #loads = new Map<string, Load>();
  readonly #most: { open: number; working: number };

  constructor(most: { open: number; working: number }) {
    this.#most = most;
  }

  /** @returns null if too many requests of this address are open */
  open(key: string): RequestSlot | null {
    const load = this.#loads.get(key) ?? { open: 0, working: 0, waiting: [] };
    if (load.open >= this.#most.open) return null;
    this.#loads.set(key, load);
    load.open += 1;
    return this.#request(key, load);
  }

  #request(key: string, load: Load): RequestSlot {
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
        // Deferred, even if no request waits: on the embedded database a call runs from its first to its last byte
        // without a pause, so the requests of a hundred sockets would be handled in one turn of the event loop.
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

  /** Starts waiting requests in order while there are free slots. */
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
