import type { Page, Route } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { ended, newUser, registerUser, signIn } from '../support/users.ts';

const course = '/course/intro-to-typescript';

/** Counts the calls for the course, signed in or not. */
function courseLoads(page: Page) {
  const loads: { signedIn: boolean }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/v1/courses/intro-to-typescript')) return;
    loads.push({ signedIn: request.headers().authorization !== undefined });
  });
  return loads;
}

async function enrolled(url: string) {
  const user = await registerUser(url);
  const token = user.tokens.access.token;
  const { status } = await callApi(url, 'POST', '/courses/intro-to-typescript/enroll', { token });
  expect(status).toBe(200);
  return user;
}

/** Changes the shared storage as another tab would: this tab gets a `storage` event. */
async function inAnotherTab(
  page: Page,
  tokens: { access: { token: string }; refresh: { token: string } } | null,
) {
  const other = await page.context().newPage();
  await other.route('**/empty', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await other.goto('/empty');
  await other.evaluate((pair) => {
    if (pair) {
      localStorage.setItem('refreshToken', pair.refresh.token);
      localStorage.setItem('token', pair.access.token);
    } else {
      localStorage.removeItem('token');
      localStorage.removeItem('refreshToken');
    }
  }, tokens);
  await other.close();
}

test('a user who signs out and in again in another tab can continue the course', { tag: '@2.46' }, async ({
  page,
  product,
}) => {
  const user = await enrolled(product.url);
  await signIn(page, user);
  await openPage(page, course);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();

  await inAnotherTab(page, null);
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();

  await inAnotherTab(page, user.tokens);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
});

test('a course shows the enrollment of the user who signed in last in another tab', { tag: '@2.46' }, async ({
  page,
  product,
}) => {
  const [learner, guest] = [
    await enrolled(product.url),
    await registerUser(product.url, newUser('Salma Aziz')),
  ];
  await signIn(page, learner);
  await openPage(page, course);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);

  await inAnotherTab(page, guest.tokens);
  await expect(page.getByRole('button', { name: guest.name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();

  const { token } = guest.tokens.access;
  await callApi(product.url, 'POST', '/courses/intro-to-typescript/enroll', { token });
  await inAnotherTab(page, learner.tokens);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await inAnotherTab(page, guest.tokens);
  await expect(page.getByRole('button', { name: guest.name })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('a course shows the latest progress of a user who returns while it loads for another one', {
  tag: '@2.46',
}, async ({ page, product }) => {
  const learner = await enrolled(product.url);
  const other = await registerUser(product.url, newUser('Salma Aziz'));
  await signIn(page, learner);
  await openPage(page, course);
  await page.getByRole('checkbox').first().check();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    '**/v1/courses/intro-to-typescript',
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  await inAnotherTab(page, other.tokens);
  await expect(page.getByRole('button', { name: other.name })).toBeVisible();
  await inAnotherTab(page, learner.tokens);
  await expect(page.getByRole('button', { name: learner.name })).toBeVisible();
  release();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('a learner who follows a link to a course loads it once', { tag: '@2.46' }, async ({
  page,
  product,
}) => {
  await signIn(page, await enrolled(product.url));
  await openPage(page, '/dashboard');
  const loads = courseLoads(page);
  await page.getByRole('link', { name: 'Intro to TypeScript' }).click();
  await expect(page).toHaveURL(course);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([{ signedIn: true }]);
});

test('a learner who opens a course directly loads it once more, signed in', { tag: '@2.46' }, async ({
  page,
  product,
}) => {
  await signIn(page, await enrolled(product.url));
  const loads = courseLoads(page);
  await openPage(page, course);
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([{ signedIn: true }]);
});

test('a guest who registers as an instructor to enroll is enrolled, then sees the onboarding', {
  tag: '@4.10',
}, async ({ page, product }) => {
  const user = newUser();
  await openPage(page, course);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByLabel('Full Name').fill(user.name);
  await dialog.getByLabel('Email').fill(user.email);
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('radio', { name: 'Instructor' }).check();
  await dialog.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByText('Successfully enrolled')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/instructor-onboarding');
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const { body } = await callApi<{ results: { course: { id: string } }[] }>(
    product.url,
    'GET',
    '/users/me/enrollments',
    { token },
  );
  expect(body.results.map((enrollment) => enrollment.course.id)).toEqual(['intro-to-typescript']);
});

test('a user who signs in in another tab does not see the previous user’s fields', { tag: '@4.28' }, async ({
  page,
  product,
}) => {
  const [nour, salma] = [
    await registerUser(product.url),
    await registerUser(product.url, newUser('Salma Aziz')),
  ];
  await signIn(page, nour);
  await openPage(page, '/experts/apply');
  await page.getByRole('combobox').fill('pyt');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Qualifications').fill('What Nour learned');

  await inAnotherTab(page, salma.tokens);
  await expect(page.getByRole('button', { name: salma.name })).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
  await expect(page.getByText('What Nour learned')).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('What Nour learned');
});

test('a token that cannot be renewed for ten seconds ends the session', {
  tag: '@4.6',
}, async ({ page, consoleErrors, product }) => {
  consoleErrors.expect(failedRequest(401), /net::ERR_/, /Network error. Please try again./);
  const user = await registerUser(product.url);
  const { access, refresh } = user.tokens;
  await signIn(page, { ...user, tokens: { access: { token: ended(access.token) }, refresh } });
  let tries = 0;
  await page.route('**/v1/auth/refresh-tokens', (route) => {
    tries += 1;
    return route.abort('connectionfailed');
  });
  await openPage(page, '/dashboard');
  await expect(page.getByText('You need to be logged in to view your dashboard')).toBeVisible({
    timeout: 30_000,
  });
  await expect(page).toHaveTitle(/You need to be logged in/);
  expect(tries).toBe(3);
  expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('refreshToken');
});

for (const [name, fail, error] of [
  ['no response', (route: Route) => route.abort('connectionfailed'), /net::ERR_/],
  ['a 500', (route: Route) => route.fulfill({ status: 500, json: {} }), failedRequest(500)],
] as const) {
  test(`${name} to the load of the user signs out, and the user returns with the network`, {
    tag: '@4.4',
  }, async ({ page, consoleErrors, product }) => {
    consoleErrors.expect(error, /Network error. Please try again./);
    const user = await registerUser(product.url);
    await signIn(page, user);
    const isProfile = '**/v1/users/profile';
    await page.route(isProfile, fail);
    await openPage(page, course);
    const login = page.getByRole('button', { name: 'Login / Sign Up' });
    await expect(login).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('token'))).toContain(user.tokens.access.token);

    await page.unroute(isProfile);
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: user.name })).toBeVisible();
    await expect(login).toBeHidden();
  });
}
