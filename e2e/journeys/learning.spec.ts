import type { Course } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser, signIn, signInDemoUser } from '../support/users.ts';

/** Creates a published course of two lessons, one of them after a change of the clock. */
async function createCourse(url: string): Promise<string> {
  const { tokens } = await signInDemoUser(url, 'instructor');
  const call = { token: tokens.access.token };
  const lessons = ['2027-03-25T18:00:00Z', '2027-04-01T17:00:00Z'].map((startsAt) => ({
    id: crypto.randomUUID(),
    title: null,
    schedule: { startsAt, durationMinutes: 60, timeZone: 'Europe/Paris' },
    meetingUrl: null,
    materials: [],
  }));
  const name = { en: 'Slow Letters', ar: 'حروف هادئة' };
  const { body } = await callApi<Course>(url, 'POST', '/courses', {
    ...call,
    body: {
      name,
      description: { en: 'One letter a week.' },
      category: 'web_dev',
      price: 0,
      sessionList: lessons,
    },
  });
  await callApi(url, 'POST', `/courses/${body.id}/publish`, call);
  return body.id;
}

async function enrolled(url: string) {
  const courseId = await createCourse(url);
  const user = await registerUser(url);
  await callApi(url, 'POST', `/courses/${courseId}/enroll`, { token: user.tokens.access.token });
  return { courseId, user };
}

test('a learner subscribes to the calendar, renews its address and turns it off', {
  tag: ['@2.383', '@2.382'],
}, async ({ page, product, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { user } = await enrolled(product.url);
  await signIn(page, user);
  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  await expect(page).toHaveURL('/profile?section=calendar');
  await page.getByRole('button', { name: 'Create calendar address' }).press('Enter');
  const field = page.getByLabel('Calendar address');
  const first = await field.inputValue();
  await page.getByRole('button', { name: 'Copy address' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'The address is copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(page.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    first.replace(/^http/, 'webcal').replace('webcals', 'webcal'),
  );
  const calendar = await (await request.get(first)).text();
  for (const start of ['DTSTART:20270325T180000Z', 'DTSTART:20270401T170000Z'])
    expect(calendar).toContain(start);

  await page.getByRole('button', { name: 'Create a new address' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect((await request.get(first)).status()).toBe(200);
  await page.getByRole('button', { name: 'Create a new address' }).press('Enter');
  await dialog.getByRole('button', { name: 'Create a new address' }).press('Enter');
  await expect(field).not.toHaveValue(first);
  const second = await field.inputValue();
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);
  await page.reload();
  await expect(field).toHaveValue(second);

  await page.getByRole('button', { name: 'Turn off' }).press('Enter');
  await dialog.getByRole('button', { name: 'Turn off' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Create calendar address' })).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

for (const { language, certificate, dashboard, course } of [
  {
    language: 'en',
    certificate: 'View certificate',
    dashboard: 'Certificates',
    course: 'Slow Letters',
  },
  {
    language: 'ar',
    certificate: 'عرض الشهادة',
    dashboard: 'الشهادات',
    course: 'حروف هادئة',
  },
]) {
  test(`a completed course has a certificate that a guest verifies, in ${language}`, {
    tag: ['@2.385', '@2.387', '@2.388'],
  }, async ({ page, product, browser, consoleErrors }) => {
    const { courseId, user } = await enrolled(product.url);
    await signIn(page, user);
    await openPage(page, `/course/${courseId}?lng=${language}`);
    const boxes = page.getByRole('main').getByRole('checkbox');
    await boxes.nth(0).press('Space');
    await expect(page.getByRole('link', { name: certificate })).toHaveCount(0);
    await boxes.nth(1).press('Space');
    await page.getByRole('link', { name: certificate }).first().click();
    await expect(page).toHaveURL(/\/certificate\/(?:\w{5}-){3}\w{5}$/);
    const address = new URL(page.url());

    const guest = await browser.newContext();
    const verifying = await guest.newPage();
    await verifying.goto(`${product.url}${address.pathname.toLowerCase()}?lng=${language}`);
    await expect(verifying.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
    await expect(verifying.getByRole('article')).toContainText('Nour Haddad');
    await expect(verifying.getByRole('article')).toContainText(course);
    await expect(verifying.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await guest.close();

    await openPage(page, `/dashboard?lng=${language}`);
    const list = page.getByRole('list', { name: dashboard });
    await expect(list.getByRole('link', { name: course })).toHaveAttribute('href', address.pathname);

    consoleErrors.expect(failedRequest(404));
    const response = await page.goto('/certificate/00000-00000-00000-00000');
    expect(response?.status()).toBe(404);
  });
}
