import type { Page } from '@playwright/test';
import { connectionErrors, networkError } from '../support/network.ts';
import { openPage, waitForHydration } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

test.use({ serviceWorkers: 'allow', savesData: false });

/** Waits until the worker is active and the list of kept courses is complete. */
async function waitForKept(page: Page, paths: readonly string[]) {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const stored = await caches.match('/offline/index.json');
        const index = stored && (await stored.json());
        const courses: { path: string }[] = index?.pages ?? [];
        return [!!registration?.active, !!index?.offlinePage, ...courses.map(({ path }) => path)];
      }),
    )
    .toEqual([true, true, ...paths]);
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const kept = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');

test('seen courses open without a server, other pages list them, and return with the connection', {
  tag: ['@2.410', '@2.411', '@2.412', '@2.413', '@10.248'],
}, async ({ page, context, ownProduct: product, consoleErrors }) => {
  consoleErrors.expect(...connectionErrors, failedRequest(503));
  await product.start();
  const cookies = { theme: 'dark', i18next: 'ar' };
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({ name, value, url: product.url })),
  );
  await openPage(page, `${product.url}/course/intro-to-typescript`);
  const name = (await title(page).textContent()) ?? '';
  await waitForKept(page, ['/course/intro-to-typescript']);
  await openPage(page, `${product.url}/category/web_dev`);
  // Without a request for its document.
  await page.locator('main a[href^="/course/"]:not([href$="/intro-to-typescript"])').first().click();
  await expect(page).toHaveURL(/\/course\//);
  const second = new URL(page.url()).pathname;
  await waitForKept(page, [second, '/course/intro-to-typescript']);
  await product.stop();
  await context.setOffline(true);

  await page.goto(`${product.url}/course/intro-to-typescript`);
  await expect(title(page)).toHaveText(name);
  await waitForHydration(page);
  await expect(title(page)).toHaveText(name);

  await page.goto(`${product.url}/categories`);
  await expect(title(page)).toHaveText('أنت غير متصل');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(kept(page)).toHaveCount(2);
  // The logo, the button, the list.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText(/لا يزال الاتصال منقطعًا/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(name);
  await page.goBack();
  await expect(kept(page)).toHaveCount(2);

  await product.start();
  await context.setOffline(false);
  await expect(title(page)).toHaveText('جميع الفئات');
  await expect(page).toHaveURL(`${product.url}/categories`);
});

test('a learner reads a seen course without a connection, and a sign-out forgets it', {
  tag: ['@2.411', '@2.414'],
}, async ({ page, context, product, consoleErrors }) => {
  consoleErrors.expect(...connectionErrors, failedRequest(503));
  const user = await registerUser(product.url);
  await signIn(page, user);
  await openPage(page, '/course/intro-to-typescript');
  await page.getByRole('button', { name: user.name }).waitFor();
  await waitForKept(page, ['/course/intro-to-typescript']);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  await expect(networkError(page)).toBeVisible();
  await expect(title(page)).toHaveText('Intro to TypeScript');
  await page.goto('/dashboard');
  await expect(kept(page)).toHaveText(['Intro to TypeScript']);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: user.name })).toBeVisible();
  await page.getByRole('button', { name: user.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await waitForKept(page, []);
});
