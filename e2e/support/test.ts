import { test as base, expect } from '@playwright/test';
import { Product } from './product.ts';

interface OfEachTest {
  /** What the browser's console said on any page. Whatever a test does not expect fails it. */
  complaints: { expect: (...patterns: RegExp[]) => void };
  /** A product of the test's own, not started and without limits on calls, for tests that stop it. */
  ownProduct: Product;
}

interface OfEachWorker {
  /** The started product, shared by the tests of a worker. */
  product: Product;
}

/** The browser's own line about a response with this status. */
export const refusedLoad = (status: number) => new RegExp(`Failed to load resource: .* status of ${status} `);

/** Playwright's `test` with the started product as its base address. */
export const test = base.extend<OfEachTest, OfEachWorker>({
  product: [
    // Playwright wants a pattern here, and none of its own fixtures is needed.
    async ({ browserName: _ }, use) => {
      const product = await Product.create();
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          heard.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => heard.push(error.error().stack ?? error.error().message));
      await use({ expect: (...patterns) => expected.push(...patterns) });
      const unexpected = heard.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'what the console says').toEqual([]);
    },
    { auto: true },
  ],
  ownProduct: async ({ context }, use) => {
    const product = await Product.create({ RATE_LIMIT: 'off' });
    await use(product);
    // A page that is still loading pictures would complain of the product's end.
    for (const page of context.pages()) await page.close();
    await product.remove();
  },
});

export { expect };
