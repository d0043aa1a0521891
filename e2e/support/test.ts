import { test as base, expect } from '@playwright/test';
import { collectConsoleErrors } from './console.ts';
import { Product } from './product.ts';

interface TestFixtures {
  /** The errors in the console of all pages. Unexpected ones fail the test. */
  consoleErrors: { expect: (...patterns: RegExp[]) => void };
  /** A product for one test, not started and without rate limits. */
  ownProduct: Product;
}

interface WorkerFixtures {
  /** The running product, shared by the tests of a worker. */
  product: Product;
  /** A second one without rate limits, for tests that change what every user sees. */
  unlimitedProduct: Product;
}

/** The browser's message about a response with this status. */
export const failedRequest = (status: number) =>
  new RegExp(`Failed to load resource: .* status of ${status} `);

/** Playwright's `test` with the running product as its base URL. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    // Playwright requires a destructuring pattern.
    async ({ browserName: _ }, use) => {
      const product = await Product.create();
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  unlimitedProduct: [
    async ({ browserName: _ }, use) => {
      const product = await Product.create({ RATE_LIMIT: 'off' });
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  consoleErrors: [
    async ({ context }, use) => {
      const errors = collectConsoleErrors(context, ['error', 'warning']);
      const expected: RegExp[] = [];
      await use({ expect: (...patterns) => expected.push(...patterns) });
      const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)));
      expect(unexpected, 'console errors').toEqual([]);
    },
    { auto: true },
  ],
  ownProduct: async ({ context }, use) => {
    const product = await Product.create({ RATE_LIMIT: 'off' });
    await use(product);
    // A page that still loads images would log an error when the product stops.
    for (const page of context.pages()) await page.close();
    await product.remove();
  },
});

export { expect };
