import type { Page, Route } from '@playwright/test';
import { routes } from '../../tools/routes.ts';
import { expectCompleteTexts } from '../support/completeTexts.ts';
import { openPage, waitForContent } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerUser, signIn, signInDemoUser } from '../support/users.ts';

declare global {
  interface Window {
    /** React Router's, for its own developer tools. */
    __reactRouterDataRouter?: { navigate: (to: string) => Promise<void> };
  }
}

const network = 'Network error. Please try again.';
const silence = () => undefined;

/** Failures of a response, with their error messages at a sign-in and during a navigation to a course. */
const failures: [
  description: string,
  failure: (route: Route) => Promise<void> | undefined,
  login: string,
  course: string,
][] = [
  [
    'another page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    'Login failed',
    'Failed to fetch course details',
  ],
  [
    'half a body',
    (route) => route.fulfill({ contentType: 'application/json', body: '{"id": "intro' }),
    'Login failed',
    'Failed to fetch course details',
  ],
  ['204', (route) => route.fulfill({ status: 204 }), 'Login failed', 'Failed to fetch course details'],
  [
    '500 without words',
    (route) => route.fulfill({ status: 500, body: '' }),
    'Login failed',
    'Failed to fetch course details',
  ],
  ['no network', (route) => route.abort('internetdisconnected'), network, network],
  ['silence for 30 s', silence, network, network],
];

/** Runs an action that calls the API, and advances the clock past the response timeout. */
async function actAndRespond(page: Page, failure: unknown, act: () => Promise<void>): Promise<void> {
  const sending = page.waitForRequest('**/v1/**');
  await act();
  await sending;
  if (failure === silence) await page.clock.runFor(30_000);
}

for (const [description, failure, login, course] of failures) {
  test(`${description} instead of responses: shows the error message, keeps the fields and recovers`, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Failed to load resource/, /ErrorResponseImpl/);
    const { email, password } = newUser();
    await page.clock.install();
    await openPage(page, '/category/web_dev');
    await page.route('**/v1/**', failure);

    await page.getByRole('button', { name: 'Login / Sign Up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await actAndRespond(page, failure, () =>
      dialog.getByRole('button', { name: 'Login', exact: true }).click(),
    );
    await expect(dialog.getByRole('alert')).toHaveText(login);
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue(password);
    await page.keyboard.press('Escape');

    const courses = page.getByRole('list', { name: 'Courses', exact: true });
    await actAndRespond(page, failure, () => courses.getByRole('link').first().click());
    await expect(page.getByText(`Error: ${course}`)).toBeVisible();
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  });
}

for (const [role, pages] of Object.entries(routes)) {
  test(`every page for ${role} survives every failure of a response`, async ({
    page,
    product,
    consoleErrors,
  }) => {
    consoleErrors.expect(/Failed to load resource/, /ErrorResponseImpl/, /could not be loaded/);
    if (role !== 'guest') await signIn(page, await signInDemoUser(product.url, role));
    // The session loads the profile first: without it, some pages show only that it is missing.
    const profile = role === 'guest' ? null : page.waitForResponse('**/v1/users/profile');
    await openPage(page, '/community');
    await profile;
    const loud = failures.filter(([, failure]) => failure !== silence);
    // The client makes one error of the first four, so each page is tested with one of them, and without a network.
    const [responses, others] = [loud.slice(0, 4), loud.slice(4)];
    for (const [index, { path }] of pages.entries()) {
      for (const [description, failure] of [...responses.slice(index % 4, (index % 4) + 1), ...others]) {
        await page.route('**/v1/**', failure);
        // A page without calls comes first: a page that is already open would not load again.
        await page.evaluate(() => window.__reactRouterDataRouter?.navigate('/community'));
        await page.evaluate((to) => window.__reactRouterDataRouter?.navigate(to), path);
        await waitForContent(page);
        await expectCompleteTexts(page, `${path} with ${description}`);
        await expect.soft(page.getByRole('banner')).toBeVisible();
        await expect.soft(page.getByRole('contentinfo')).toBeVisible();
        // A page that cannot be shown without its response shows the error message.
        if ((await page.locator('h1').textContent()) === 'Something went wrong')
          await expect.soft(page.getByText(/^Error: /), `${path} with ${description}`).toBeVisible();
        await page.unroute('**/v1/**');
      }
    }
  });
}

const storages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The storage is blocked.', 'SecurityError');
        },
      });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full.', 'QuotaExceededError');
    };
  },
};

for (const [description, break_] of Object.entries(storages)) {
  test(`with the storage ${description} the session lasts as long as the page`, async ({
    page,
    product,
    consoleErrors,
  }) => {
    // React Router's script that restores the scroll position logs an error and stops.
    if (description === 'blocked') consoleErrors.expect(/The storage is blocked/, /^$/);
    const { email, password, name } = await registerUser(product.url);
    await page.addInitScript(break_);
    await openPage(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('link', { name: 'Browse Courses' }).click();
    await expect(page).toHaveURL('/categories');
    await expect(page.getByRole('button', { name })).toBeVisible();
  });
}

test('removes invalid tokens and renders the page for a guest', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', 'no token at all');
    localStorage.setItem('refreshToken', '{"token":');
  });
  await openPage(page, '/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  const storedTokens = () =>
    page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('refreshToken')]);
  await expect.poll(storedTokens).toEqual([null, null]);
});
