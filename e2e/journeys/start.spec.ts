import type { Page } from '@playwright/test';
import { holdBack, openPage, openPainted, scrollTo, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

/** The requested scripts, without hashes. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/([\w.]+)-[\w-]+\.js$/.exec(request.url())?.[1];
    if (name) scripts.push(name);
  });
  return scripts;
}

const untilScript = (page: Page, name: string) => page.waitForResponse(`**/assets/${name}-*.js`);

/** Opens a page whose clock only the test moves, however slow the browser is, and lets it become idle. */
async function openWithStoppedClock(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: 0 });
  // Later than the clock can be by now: it runs until this call.
  await page.clock.pauseAt(3_600_000);
  await page.goto(address);
  await Promise.all([untilScript(page, 'libraries'), page.clock.runFor(1_000)]);
}

test.describe('a page that is complete as HTML', { tag: '@2.275' }, () => {
  const inputs = {
    'the pointer moves': (page: Page) => page.mouse.move(100, 100, { steps: 2 }),
    'a screen reader presses a button': (page: Page) =>
      page.getByRole('button', { name: 'Login / Sign Up' }).evaluate((button: HTMLElement) => button.click()),
    'a key is pressed': (page: Page) => page.keyboard.press('Tab'),
    'the page is scrolled': (page: Page) => page.evaluate(() => window.scrollTo(0, 300)),
  };
  for (const [name, act] of Object.entries(inputs)) {
    test(`loads only the libraries until ${name}`, async ({ page }) => {
      const scripts = watchScripts(page);
      await openWithStoppedClock(page, '/');
      expect(scripts).toEqual(['start', 'libraries']);
      await Promise.all([untilScript(page, 'app'), act(page)]);
    });
  }

  test('starts after some seconds without an input', async ({ page }) => {
    const scripts = watchScripts(page);
    await openWithStoppedClock(page, '/login');
    await page.clock.runFor(4_000);
    expect(scripts).toEqual(['start', 'libraries']);
    await Promise.all([untilScript(page, 'app'), page.clock.runFor(3_000)]);
  });

  test('starts at once for a draft, which replaces its form', { tag: '@2.276' }, async ({ page }) => {
    const draft = { expertise: ['python'], qualifications: 'Ten years', bio: '', name: '', email: '' };
    await page.addInitScript(
      (stored) => sessionStorage.setItem('draft:expert', stored),
      JSON.stringify({ owner: null, storedDraft: { draft, step: 'qualifications' } }),
    );
    await page.goto('/experts/apply');
    await expect(page.getByLabel('Qualifications')).toHaveValue('Ten years');
  });

  test('starts at once for a signed-in user', async ({ page, product }) => {
    await signIn(page, await registerUser(product.url));
    await Promise.all([untilScript(page, 'app'), openPainted(page, '/')]);
  });
});

test('a page that needs its scripts starts at once', { tag: '@2.275' }, async ({ page }) => {
  await Promise.all([untilScript(page, 'app'), openPainted(page, '/reset-password?token=unknown')]);
});

test('a page whose address has a user name and a password starts, without them', {
  tag: '@2.425',
}, async ({ page, product }) => {
  const shown = new URL('/category/web_dev?page=1#courses', product.url);
  const address = new URL(shown);
  address.username = 'name';
  address.password = 'password';
  await page.goto(address.href);
  await expect.poll(() => page.evaluate(() => document.baseURI)).toBe(shown.href);
  await waitForHydration(page);
  await page.getByLabel('Sort by').selectOption('rating');
  await expect(page).toHaveURL(/sortBy=rating/);
  await page.locator('#search').fill('photo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('list', { name: 'Courses', exact: true }).getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
});

test.describe('Back after a reload shows the page of the new address', { tag: '@2.424' }, () => {
  const courses = (page: Page) => page.getByRole('list', { name: 'Courses', exact: true });
  const openCourse = async (page: Page) => {
    await openPage(page, '/category/web_dev');
    await courses(page).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  };
  const expectCategory = async (page: Page) => {
    await expect(page).toHaveURL('/category/web_dev');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Web Development');
    await expect(courses(page)).toBeVisible();
  };

  test('before the start', async ({ page }) => {
    await openCourse(page);
    const release = await holdBack(page, '**/assets/app-*.js');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/category/web_dev');
    await release();
    await expectCategory(page);
  });

  // The start compares the address of the HTML with that of the page: before the hydration, and when the router is created.
  for (const [moment, comparison] of [
    ['at the beginning of the hydration', 1],
    ['during the hydration, with what its list had loaded', 2],
  ] as const) {
    test(moment, async ({ page }) => {
      await openPage(page, '/category/web_dev');
      const last = courses(page).getByRole('listitem').nth(30);
      await scrollTo(page, last);
      const place = await page.evaluate(() => scrollY);
      await last.getByRole('link').click();
      await expect(page).toHaveURL(/\/course\//);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 });
      await page.addInitScript((left) => {
        if (!location.pathname.startsWith('/course/')) return;
        let compared = 0;
        const { getEntriesByType } = performance;
        performance.getEntriesByType = (type) => {
          compared += 1;
          if (compared === left) history.back();
          return getEntriesByType.call(performance, type);
        };
      }, comparison);
      await page.reload();
      await page.mouse.move(100, 100, { steps: 2 });
      await expectCategory(page);
      if (comparison === 1) return;
      await expect(last).toBeInViewport();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
    });
  }
});

const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
  });

test('a link that is pressed before the start is prefetched, unless it changes the language', {
  tag: '@2.282',
}, async ({ page }) => {
  await page.route('**/assets/app-*.js', () => {});
  const press = (name: string) => page.getByRole('link', { name }).first().click({ delay: 100 });
  await openPainted(page, '/category/web_dev');
  await press('Français');
  await expect(page).toHaveURL('/category/web_dev?lng=fr');
  expect(await delivery(page)).toBe('');
  await press('Accueil');
  await expect(page).toHaveURL('/');
  expect(await delivery(page)).toBe('navigational-prefetch');

  await page.unroute('**/assets/app-*.js');
  await openPage(page, '/category/web_dev');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
