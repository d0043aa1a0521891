/** The storage of caches in memory, for tests outside of a browser. */
export class FakeCaches {
  readonly #caches = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const cache = this.#caches.get(name) ?? new FakeCache();
    this.#caches.set(name, cache);
    return cache;
  }

  async match(address: string, { cacheName }: { cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.match(address);
  }

  async keys(): Promise<string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

const origin = 'http://lyceum.test';

export class FakeCache {
  readonly #responses = new Map<string, Response>();
  /** How many more responses fit. */
  space = Number.POSITIVE_INFINITY;

  async match(address: string): Promise<Response | undefined> {
    return this.#responses.get(new URL(address, origin).href)?.clone();
  }

  async put(address: string, response: Response): Promise<void> {
    const { href } = new URL(address, origin);
    if (this.#responses.size >= this.space && !this.#responses.has(href))
      throw new DOMException('The quota is exceeded', 'QuotaExceededError');
    this.#responses.set(href, response);
  }

  async keys(): Promise<{ url: string }[]> {
    return [...this.#responses.keys()].map((url) => ({ url }));
  }

  async delete({ url }: { url: string }): Promise<boolean> {
    return this.#responses.delete(url);
  }

  /** The kept addresses, without their origin. */
  get addresses(): string[] {
    return [...this.#responses.keys()].map((href) => href.slice(origin.length)).sort();
  }
}
