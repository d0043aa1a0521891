import type { Locator, Page } from '@playwright/test';

/** The slow 3G of WebPageTest. */
const slow3g = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

/** Emulates a slow mobile network in Chromium, for this page only. */
export async function emulateSlowNetwork(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow3g });
}

/** The browser's messages about requests without a network. */
export const connectionErrors = [/net::ERR_/, /dynamically imported module/, /Unable to preload CSS/];

/** The error that floats over the page. Those of lists begin with 'Error:'. */
export const networkError = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: /^Network error\. Please try again\./ });
export const retryButton = (page: Page): Locator =>
  networkError(page).getByRole('button', { name: 'Try again' });
