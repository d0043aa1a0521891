import type { Page as PageOf, Review } from '@lyceum/api-client';
import type { Page } from '@playwright/test';
import { routes } from '../../tools/routes.ts';
import { callApi } from '../support/api.ts';
import { openPage, openUnhydrated, waitForContent, waitForHydration } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { newUser, registerUser, signIn, signInDemoUser } from '../support/users.ts';

const publicPages = routes.guest ?? [];

/** Sets the clock of the browser. Playwright's own clock would hide the first paint. */
const setClock = (page: Page, start: Date) =>
  page.addInitScript((begin) => {
    const Clock = Date;
    const ahead = begin - Clock.now();
    window.Date = class extends Clock {
      constructor(...args: [] | [number]) {
        if (args.length === 0) super(Clock.now() + ahead);
        else super(...args);
      }
      static override now() {
        return Clock.now() + ahead;
      }
    } as DateConstructor;
  }, start.getTime());

const fields =
  'input:not([type=radio], [type=checkbox], [type=file], [aria-hidden=true]):visible, textarea:visible';

/** The values of the fields of a page, and the index of the focused one. */
const fieldState = (page: Page) =>
  page.locator(fields).evaluateAll((elements) => ({
    values: elements.map((field) => (field as HTMLInputElement).value),
    focused: elements.indexOf(document.activeElement as HTMLElement),
  }));

/** Types into every text field. @returns the values of the fields */
async function typeEverywhere(page: Page) {
  for (const [index, field] of (await page.locator(fields).all()).entries()) {
    const isNumber = (await field.getAttribute('inputmode')) !== null;
    await field.pressSequentially(isNumber ? `${index + 1}` : `typed${index}@example.org`);
  }
  return fieldState(page);
}

/** Changes a page as a translation and an extension do: every text is in a `<font>`, and every field has a sibling. */
const changePage = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const textNodes: Text[] = [];
    while (texts.nextNode()) textNodes.push(texts.currentNode as Text);
    for (const text of textNodes) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const translated = document.createElement('font');
      text.replaceWith(translated);
      translated.append(`«${text.data}»`);
    }
    for (const field of document.querySelectorAll('input, textarea, select'))
      field.after(document.createElement('extension-icon'));
  });

/** Makes the browser report this time zone, or none. */
const reportTimeZone = (page: Page, timeZone: string | undefined) =>
  page.addInitScript((reported) => {
    const own = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
      return { ...own.call(this), timeZone: reported as string };
    };
  }, timeZone);

const anotherYear = new Date('2031-01-01T00:30:00Z');

test.describe('far from the server', { tag: '@2.480' }, () => {
  for (const { timezoneId, locale } of [
    { timezoneId: 'Pacific/Kiritimati', locale: 'tr-TR' },
    { timezoneId: 'America/New_York', locale: 'en-US' },
  ]) {
    test.describe(timezoneId, () => {
      test.use({ timezoneId, locale });

      test('every public page starts in another year without a change, and what was typed stays', async ({
        page,
        consoleErrors,
      }) => {
        await setClock(page, anotherYear);
        for (const { path, expectedErrors } of publicPages) {
          if (expectedErrors) consoleErrors.expect(expectedErrors);
          const release = await openUnhydrated(page, path);
          const expected = await typeEverywhere(page);
          await release();
          await waitForHydration(page);
          await expect.poll(() => fieldState(page), path).toEqual(expected);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        }
      });
    });
  }
});

test.describe('changed by a translation and an extension', { tag: '@2.480' }, () => {
  test('every public page keeps what was typed, and the focus', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Minified React error #418/);
    for (const { path, expectedErrors } of publicPages) {
      if (expectedErrors) consoleErrors.expect(expectedErrors);
      const release = await openUnhydrated(page, path);
      const expected = await typeEverywhere(page);
      await changePage(page);
      await release();
      await waitForHydration(page);
      await expect.poll(() => fieldState(page), path).toEqual(expected);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('a registration continues where it was interrupted', async ({ page, consoleErrors }) => {
    consoleErrors.expect(/Minified React error #418/);
    const { name, email, password } = newUser();
    const release = await openUnhydrated(page, '/register');
    await page.getByLabel('Full Name').fill(name);
    await page.getByRole('radio', { name: 'Instructor' }).check();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await changePage(page);
    await release();
    await waitForHydration(page);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.getByLabel('Confirm Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/instructor-onboarding');
  });

  test('a submitted login signs in', { tag: '@2.180' }, async ({ page, product, consoleErrors }) => {
    consoleErrors.expect(/Minified React error #418/);
    const { email, password } = await registerUser(product.url);
    const release = await openUnhydrated(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await changePage(page);
    await release();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a login is translated while it is filled in, and goes on', async ({
    page,
    product,
    consoleErrors,
  }) => {
    consoleErrors.expect(failedRequest(401));
    const { email, password } = await registerUser(product.url);
    await openPage(page, '/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('another password');
    await changePage(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.locator('input[name=email]')).toHaveValue(email);
    await page.locator('input[name=password]').fill(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('without a usable time zone', { tag: '@2.481' }, () => {
  test('every public page starts, and what was typed stays', async ({ page, consoleErrors }) => {
    await reportTimeZone(page, 'Foo/Bar');
    for (const { path, expectedErrors } of publicPages) {
      if (expectedErrors) consoleErrors.expect(expectedErrors);
      const release = await openUnhydrated(page, path);
      const expected = await typeEverywhere(page);
      await release();
      await waitForHydration(page);
      await expect.poll(() => fieldState(page), path).toEqual(expected);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  });

  test('the pages of a user start, and the editor asks for times in UTC', async ({ page, product }) => {
    await reportTimeZone(page, undefined);
    for (const account of ['learner', 'instructor'] as const) {
      await signIn(page, await signInDemoUser(product.url, account));
      for (const { path } of routes[account] ?? []) {
        await openPage(page, path);
        await waitForContent(page);
      }
    }
    await expect(page).toHaveURL(/edit$/);
    await page.goto('/create-course');
    const start = page.getByLabel(/^Scheduled Time/);
    await expect(start).toHaveAccessibleDescription(/does not report your time zone/);
  });
});

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    // Together, both zones are never on the same day as UTC.
    test('dates without a time are days of the visitor', { tag: '@2.482' }, async ({ page, product }) => {
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: timezoneId });
      const learner = await registerUser(product.url);
      const { token } = learner.tokens.access;
      const path = '/courses/intro-to-typescript';
      expect((await callApi(product.url, 'POST', `${path}/enroll`, { token })).status).toBe(200);
      const { body } = await callApi<PageOf<Review>>(product.url, 'GET', `${path}/reviews`);
      await signIn(page, learner);
      await openPage(page, '/dashboard');
      await expect(page.getByRole('main')).toContainText(`Last accessed ${day.format(new Date())}`);
      await openPage(page, '/course/intro-to-typescript/reviews');
      const [review] = body.results;
      if (!review) throw new Error('The course has no reviews.');
      const card = page.getByRole('article', { name: review.author.name }).first();
      await expect(card).toContainText(day.format(new Date(review.createdAt)));
    });
  });
}
