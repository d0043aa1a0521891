import type { Locator } from '@playwright/test';
import { desktop, openPage, phone, waitForContent } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn, signInDemoUser } from '../support/users.ts';

const top = async (element: Locator) => (await element.boundingBox())?.y;

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the header of a long list stays visible and never covers the focus', { tag: '@2.203' }, async ({
      page,
    }) => {
      await openPage(page, '/');
      await waitForContent(page);
      const logo = page.getByRole('banner').getByRole('link', { name: 'Lyceum, home page' });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => top(logo)).toBeLessThan(40);
      await expect(logo).toBeInViewport({ ratio: 1 });
      const edge = await page.evaluate(() => {
        const first = document.querySelector('header a')?.parentElement;
        return (first?.getBoundingClientRect().bottom ?? 0) + 12;
      });
      expect(edge).toBeLessThan(72);

      // Backwards through the list, up to the search box.
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      const search = page.getByRole('searchbox');
      for (let stops = 0; stops < 200; stops += 1) {
        await page.keyboard.press('Shift+Tab');
        if ((await page.evaluate(() => document.activeElement?.closest('header'))) !== null) break;
        const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top);
        expect(focused).toBeGreaterThanOrEqual(edge);
      }
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await search.focus();
      await expect(search).toBeInViewport({ ratio: 1 });
      await expect(search.locator('xpath=ancestor::search')).toHaveCSS('opacity', '1');
    });

    test('the header scrolls away with large text and on short pages', { tag: '@2.203' }, async ({
      page,
    }) => {
      const logo = page.getByRole('banner').getByRole('link', { name: 'Lyceum, home page' });
      await openPage(page, '/');
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect(logo).not.toBeInViewport();
      await page.setViewportSize({ ...viewport, height: 500 });
      await openPage(page, '/monetize');
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
      await expect(logo).not.toBeInViewport();
    });
  });
}

test('Browse is the first link of the header', { tag: '@2.110' }, async ({ page }) => {
  await openPage(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/categories');
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link').first()).toHaveText('Browse');
});

test('the drawer has the dashboard, the settings and the theme', { tag: ['@2.110', '@2.114'] }, async ({
  page,
  product,
}) => {
  await page.setViewportSize(phone);
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link').first()).toHaveText('Browse');
  await expect(drawer.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await signIn(page, await signInDemoUser(product.url, 'learner'));
  await openPage(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByText('Dark', { exact: true }).locator('xpath=ancestor::label').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await drawer.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await drawer.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a menu of the sticky header stays in place while the page scrolls, also during a click', {
  tag: '@2.203',
}, async ({ page, product }) => {
  const user = await registerUser(product.url);
  await signIn(page, user);
  await openPage(page, '/');
  await waitForContent(page);
  await page.getByRole('button', { name: user.name }).click();
  // The first row is at the top once the row above it has scrolled away.
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(() => top(page.getByRole('menu'))).toBeLessThan(70);
  const logout = page.getByRole('menuitem', { name: 'Logout' });
  await logout.hover();
  await page.mouse.down();
  const moved = await logout.evaluate((entry) => {
    const before = entry.getBoundingClientRect().top;
    scrollTo(0, 600);
    // Before the next frame.
    return entry.getBoundingClientRect().top - before;
  });
  expect(moved).toBe(0);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
});
