import { test as base, expect } from '@playwright/test';
import { Product } from './product.ts';

interface Started {
  /** The started product, shared by the tests of a worker. */
  product: Product;
}

/** Playwright's `test` with the started product as its base address; a console error or a page error fails the test. */
export const test = base.extend<{ quietConsole: undefined }, Started>({
  product: [
    // Playwright wants a pattern here, and none of its own fixtures is needed.
    async ({ browserName: _ }, use) => {
      const product = await Product.create();
      await product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  quietConsole: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      expect(complaints, 'what the console says').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
