import type { Locator, Page } from '@playwright/test';

interface Conditions {
  /** The round-trip time in milliseconds. */
  latencyMs: number;
  kilobitsPerSecond: number;
}

/** The mobile networks of WebPageTest and Lighthouse. */
export const networks = {
  'slow 3G': { latencyMs: 400, kilobitsPerSecond: 400 },
  'fast 3G': { latencyMs: 150, kilobitsPerSecond: 1600 },
} satisfies Record<string, Conditions>;

/** Emulates a network in Chromium, for this page only. */
export async function emulateNetwork(page: Page, { latencyMs, kilobitsPerSecond }: Conditions) {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** The browser's messages about requests without a network. */
export const connectionErrors = [/net::ERR_/, /dynamically imported module/, /Unable to preload CSS/];

/** The error that floats over the page. Those of lists begin with 'Error:'. */
export const networkError = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasText: /^Network error\. Please try again\./ });
export const retryButton = (page: Page): Locator =>
  networkError(page).getByRole('button', { name: 'Try again' });
