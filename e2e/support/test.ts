import { test as base, expect } from '@playwright/test';
import { collectConsoleErrors, failedRequest } from '../../tools/console.ts';
import { clientId } from './google.ts';
import { Product, type RunningProduct } from './product.ts';

interface TestFixtures {
  /** The errors in the console of all pages. Unexpected ones fail the test. */
  consoleErrors: { expect: (...patterns: RegExp[]) => void };
  /** A product for one test, not started and without rate limits. */
  ownProduct: Product;
}

interface WorkerFixtures {
  /** The running product, shared by the tests of one worker at a time. */
  product: RunningProduct;
  /** A second one without rate limits, for tests that change what every user sees. */
  unlimitedProduct: RunningProduct;
  /** A third one with Google sign-in. */
  googleProduct: RunningProduct;
}

/**
 * A fixture with a product of its own, for the few tests of one worker. Only workers that use it start it. Playwright
 * requires a destructuring pattern.
 */
const productWith =
  (settings: Record<string, string>) =>
  async ({ browserName: _ }: { browserName: string }, use: (product: RunningProduct) => Promise<void>) => {
    const product = await Product.create(settings);
    await product.start();
    await use(product);
    await product.remove();
  };

/** The browser's warning about an image in a project without images. */
const unusedPreload = /is not used because image loading is disabled/;

/** The same after a navigation within the app, and about a font, in a project without images and fonts. */
const obsoletePreload = /(?:\/pictures\/\S+|\.woff2) was preloaded using link preload but not used/;

/** Playwright's warning where a journey allows no service worker. */
const blockedWorker = /Service Worker registration blocked by Playwright/;

/** Playwright's `test` with the running product as its base URL. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    ({ browserName: _ }, use, { parallelIndex }) => use(Product.sharedAt(parallelIndex)),
    { scope: 'worker' },
  ],
  unlimitedProduct: [productWith({ RATE_LIMIT: 'off' }), { scope: 'worker', timeout: 300_000 }],
  googleProduct: [productWith({ GOOGLE_CLIENT_ID: clientId }), { scope: 'worker', timeout: 300_000 }],
  baseURL: async ({ product }, use) => use(product.url),
  consoleErrors: [
    async ({ context }, use, { project }) => {
      const errors = collectConsoleErrors(context, ['error', 'warning']);
      const expected = [
        blockedWorker,
        ...(project.name === 'text only' ? [unusedPreload, obsoletePreload] : []),
      ];
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

export { expect, failedRequest };
