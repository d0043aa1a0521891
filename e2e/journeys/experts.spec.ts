import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import {
  desktop,
  expectToShow,
  holdBack,
  openPage,
  openPainted,
  phone,
  waitForHydration,
} from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerUser, signIn, type User } from '../support/users.ts';

const qualifications = 'Ten years of front-end work';
const bio = 'I teach what I build.';
const become = 'Become an Expert';
const title = 'Create Your Expert Account';

async function choosePython(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Areas of Expertise' }).fill('python');
  await page.getByRole('option', { name: 'Python', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove Python' })).toBeVisible();
}

async function fillAccount(page: Page, { name, email, password }: User): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
}

/** Records the announced errors. @returns a function that reads them in order */
async function alertsOn(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const alerts: string[] = [];
    Object.assign(window, { alerts });
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) alerts.push(alert.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { alerts: string[] }).alerts);
}

async function profileOf(url: string, { email, password }: User) {
  const { body } = await callApi<{ tokens: { access: { token: string } } }>(url, 'POST', '/auth/login', {
    body: { email, password },
  });
  return (await callApi(url, 'GET', '/users/profile', { token: body.tokens.access.token })).body;
}

const completeUser = {
  role: 'instructor',
  instructorStatus: 'pending',
  expertise: ['python'],
  qualifications,
  bio,
};

test('a guest becomes an expert by e-mail, in one form', {
  tag: ['@1.2', '@2.80', '@2.92'],
}, async ({ page, product }) => {
  const user = newUser('Samira Okafor');
  await openPage(page, '/');
  await page.getByRole('banner').getByRole('link', { name: become }).click();
  await expect(page).toHaveURL('/experts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(become);
  await page.getByRole('main').getByRole('button', { name: become }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('button', { name: 'Continue with Email' }).click();
  await expect(dialog.getByText('Please select at least one area of expertise')).toBeVisible();
  await expect(dialog.getByText('Please enter your qualifications')).toBeVisible();
  await expect(dialog.getByText('Please enter your professional bio')).toBeVisible();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  await choosePython(page);
  await dialog.getByLabel('Qualifications').fill(qualifications);
  await dialog.getByLabel('Professional Bio').fill(bio);

  // The fields survive closing the dialog and a reload.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: become })).toBeFocused();
  await page.reload();
  await openPage(page, '/experts');
  await page.getByRole('main').getByRole('button', { name: become }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Python' })).toBeVisible();
  await expect(dialog.getByLabel('Professional Bio')).toHaveValue(bio);

  await dialog.getByRole('button', { name: 'Continue with Email' }).click();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Please fill all fields correctly')).toBeVisible();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeHidden();
  await dialog.getByRole('button', { name: 'Continue with Email' }).click();
  await fillAccount(page, user);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(user.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText('Account created! Redirecting...')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(user.name);
  expect(await profileOf(product.url, user)).toMatchObject(completeUser);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
});

test('a guest with a phone becomes an expert in four steps, by the third party', {
  tag: ['@2.80', '@2.96', '@2.97'],
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/experts');
  await page.getByRole('main').getByRole('button', { name: become }).click();
  const dialog = page.getByRole('dialog', { name: title });
  const next = dialog.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(dialog.getByText('Please select at least one area of expertise')).toBeVisible();
  await choosePython(page);
  // Typed, but not entered.
  await dialog.getByRole('combobox').fill('Lantern making');
  await page.keyboard.press('Escape');
  await next.click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('button', { name: 'Remove Lantern making' })).toBeVisible();
  await next.click();
  await dialog.getByLabel('Qualifications').fill(qualifications);
  await next.click();
  await dialog.getByLabel('Professional Bio').fill(bio);
  await next.click();
  await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 4');
  await dialog.getByRole('button', { name: 'Use Email Instead' }).click();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Back' }).click();
  // A closed window sends no event and does not change the choice.
  const google = dialog.getByRole('button', { name: 'Sign up with Google' });
  const alerts = await alertsOn(page);
  const closing = page.waitForEvent('popup');
  await google.click();
  await (await closing).close();
  // The browser fires this when the user returns to the page.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const opening = page.waitForEvent('popup');
  await google.click();
  const popup = await opening;
  await popup.getByLabel('E-mail').fill(newUser().email);
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText('Account created! Redirecting...')).toBeVisible();
  expect(await alerts()).toEqual([]);
  await expect(page).toHaveURL('/dashboard');
});

test('a guest’s fields survive a sign-in, and a learner applies with them', { tag: '@2.82' }, async ({
  page,
  product,
}) => {
  const user = await registerUser(product.url);
  await openPage(page, '/experts/apply');
  await choosePython(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Qualifications').fill(qualifications);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Professional Bio').fill(bio);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 4 of 4');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/experts/apply');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 3 of 3');
  await expect(page.getByLabel('Professional Bio')).toHaveValue(bio);
  await expectToShow(page.getByText('Instructor application submitted!'), () =>
    page.getByRole('button', { name: 'Submit' }).click(),
  );
  await expect(page).toHaveURL('/dashboard');
  expect(await profileOf(product.url, user)).toMatchObject(completeUser);

  await openPage(page, '/experts/apply');
  await expect(page).toHaveURL('/dashboard');
});

test('a signed-in user has no link to the experts page, and applies from there', { tag: '@2.110' }, async ({
  page,
  product,
}) => {
  await signIn(page, await registerUser(product.url));
  await openPage(page, '/experts');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: become })).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: become }).click();
  await expect(page).toHaveURL('/experts/apply');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
});

test('the label of the first invalid field stays visible in the dialog, and nothing moves behind it', {
  tag: '@2.93',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openPage(page, '/experts');
  await page.getByRole('main').getByRole('button', { name: become }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(page.locator('[aria-roledescription] [aria-live="off"]')).toHaveCount(0);
  const submit = dialog.getByRole('button', { name: 'Continue with Email' });
  await dialog.hover();
  // The title covers a part of the first field.
  await page.mouse.wheel(0, 1000);
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.click();
  await expect(dialog.getByRole('combobox')).toBeFocused();
  const hidden = await dialog.evaluate((element) => {
    const field = document.activeElement as HTMLInputElement;
    const head = element.querySelector('h2')?.parentElement?.getBoundingClientRect().bottom ?? 0;
    return head - (field.labels?.[0]?.getBoundingClientRect().top ?? Number.NaN);
  });
  expect(hidden).toBeLessThanOrEqual(0);
});

test('a list of expertises that loads after Tab, Escape or a click elsewhere stays closed', {
  tag: '@2.97',
}, async ({ page }) => {
  for (const leave of ['Tab', 'Escape', 'pointer']) {
    await openPage(page, '/experts/apply');
    const release = await holdBack(page, '**/v1/expertises?*');
    const searchResponse = page.waitForResponse('**/v1/expertises?*');
    const expertise = page.getByRole('combobox', { name: 'Areas of Expertise' });
    const searching = page.waitForRequest('**/v1/expertises?*');
    await expertise.fill('python');
    await searching;
    if (leave === 'pointer') await page.locator('#search').click();
    else await expertise.press(leave);
    await release();
    await (await searchResponse).finished();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.getByRole('listbox'), leave).toHaveCount(0);
    await expertise.focus();
    await expertise.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Python', exact: true })).toBeVisible();
    await page.unroute('**/v1/expertises?*');
  }
});

for (const [viewport, fitting] of [
  [desktop, 3],
  [phone, 1],
] as const) {
  test(`before the page starts at ${viewport.width} px, the carousel marks the visible slides and shows no Pause button`, {
    tag: ['@2.92', '@2.93', '@2.180'],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdBack(page, '**/assets/app-*.js');
    await openPainted(page, '/experts');
    const carousel = page.getByRole('region', { name: 'Why Teach on Lyceum' });
    const currentDashes = () =>
      carousel.evaluate(
        ({ lastElementChild }) =>
          Array.from(
            lastElementChild?.children ?? [],
            (dash) => getComputedStyle(dash).backgroundColor,
          ).filter((color, _, [first]) => color === first).length,
      );
    await expect.poll(currentDashes).toBe(fitting);
    await expect(carousel.getByRole('button', { name: 'Pause the slides' })).toBeHidden();
    await release();
    await waitForHydration(page);
    await expect.poll(currentDashes).toBe(fitting);
    const play = carousel.getByRole('button', { name: 'Play the slides' });
    await expect(play).toBeVisible({ visible: viewport === desktop });
  });
}

test('the sample testimonials have photos', { tag: '@1.10' }, async ({ page, request }) => {
  await openPage(page, '/experts');
  for (const name of ['Maya Fernandes', 'Julien Moreau']) {
    const photo = page.getByRole('figure').filter({ hasText: name }).locator('img');
    const response = await request.get((await photo.getAttribute('src')) ?? '');
    expect(response.headers()['content-type']).toContain('image/svg+xml');
  }
});
