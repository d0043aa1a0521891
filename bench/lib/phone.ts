import { type Browser, chromium, type Page } from '@playwright/test';
import { unattendedFlags } from '../../tools/browserFlags.ts';
import { launchOptions } from '../../tools/chromium.ts';

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  hasTouch: true,
  locale: 'en-US',
};
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

/**
 * The browser with the fonts of the machine as well, such as Debian's `fonts-liberation` and `fonts-dejavu-core`. Every
 * phone has a font that the pages name and one with Arabic letters. Without them, the browser would search longer and move
 * the page later.
 */
export async function launchBrowser(...flags: string[]): Promise<Browser> {
  return chromium.launch({
    ...(await launchOptions([...unattendedFlags, ...flags])),
    env: { ...process.env, BROWSER_FONTS: 'system' },
  });
}

/** A page of a slow phone: 412 × 823, a four times slower processor, 1.6 Mbps, 150 ms, nothing cached. */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}
