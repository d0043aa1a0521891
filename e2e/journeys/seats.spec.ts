import type { Course } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';
import { registerInstructor, registerUser, signIn } from '../support/users.ts';

const category = 'textile_arts';
const t = translator('en');

/** A published course with one seat, which comes first in its category. */
async function createCourse(url: string, name: string): Promise<Course> {
  const call = { token: (await registerInstructor(url)).tokens.access.token };
  const { body } = await callApi<Course>(url, 'POST', '/courses', {
    ...call,
    body: { name: { en: name }, description: { en: 'For one learner.' }, category, price: 0, seats: 1 },
  });
  const published = await callApi<Course>(url, 'POST', `/courses/${body.id}/publish`, call);
  expect(published.status).toBe(200);
  return published.body;
}

const enrollIn = (url: string, { id }: Course, user: { tokens: { access: { token: string } } }) =>
  callApi(url, 'POST', `/courses/${id}/enroll`, { token: user.tokens.access.token });

test('of two learners the second finds the course full, and gets the seat that the first leaves', {
  tag: ['@2.418', '@2.420', '@2.423'],
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(409));
  const course = await createCourse(product.url, 'A Private Lesson');
  const [first, second] = [await registerUser(product.url), await registerUser(product.url)];
  const enroll = page.getByRole('button', { name: t('catalog:course.enrollNow') });
  const full = page.getByRole('button', { name: t('catalog:course.full') });

  await signIn(page, second);
  const own = page.waitForResponse(`**/v1/courses/${course.id}`);
  await openPage(page, course.href);
  await own;
  await expect(page.getByText(t('catalog:course.seats', { count: 1, left: 1 }))).toBeVisible();
  expect((await enrollIn(product.url, course, first)).status).toBe(200);
  await enroll.click();
  await expect(page.getByRole('alert')).toHaveText(/^All seats of this course are taken/);
  await expect(full).toBeVisible();
  await expect(page.getByText(t('catalog:course.seats', { count: 1, left: 0 }))).toBeVisible();
  const wayOut = page.getByRole('link', { name: t('catalog:course.fullAction') });
  await expect(wayOut).toHaveAttribute('href', `/category/${category}?seats=available`);
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? '')).toMatchObject({
    offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' },
    hasCourseInstance: { '@type': 'CourseInstance', maximumAttendeeCapacity: 1 },
  });

  await signIn(page, first);
  await openPage(page, course.href);
  await page.getByRole('button', { name: t('catalog:course.leave') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('catalog:course.leave') })
    .click();
  await expect(enroll).toBeVisible();

  await signIn(page, second);
  await openPage(page, course.href);
  await enroll.click();
  await expect(page.getByText(t('catalog:course.success'))).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a full course is marked in its category, and left out with free seats', {
    tag: ['@2.421', '@2.400'],
  }, async ({ page, product }) => {
    const course = await createCourse(product.url, 'A Lesson for One');
    expect((await enrollIn(product.url, course, await registerUser(product.url))).status).toBe(200);
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('link', { name: 'A Lesson for One', exact: true }),
    });
    // Lists show an enrollment within three seconds.
    await expect(async () => {
      await page.goto(`/category/${category}`);
      await expect(card.getByText(t('catalog:card.full'))).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.getByText(t('catalog:filters.title'), { exact: true }).click();
    await page.getByRole('combobox', { name: t('catalog:filters.seats') }).selectOption('available');
    await page.getByRole('button', { name: t('catalog:filters.apply') }).click();
    await expect(page).toHaveURL(/seats=available/);
    await expect(page.getByRole('combobox', { name: t('catalog:filters.seats') })).toHaveValue('available');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .first(),
    ).toBeVisible();
    await expect(card).toHaveCount(0);
    await page.goto(`/search?category=${category}&q=lesson&seats=available`);
    await expect(card).toHaveCount(0);
    await page.goto(`/search?category=${category}&q=lesson`);
    await expect(card).toHaveCount(1);
  });
});
