import type { Page } from '@lyceum/api-client';
import { formatPrice } from '@lyceum/i18n';
import { callApi, coursesOf } from '../support/api.ts';
import { openPage, phone } from '../support/page.ts';
import { blockFonts, expectSteadyPage, observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { signIn, signInDemoUser } from '../support/users.ts';

interface Scheduled {
  href: string;
  scheduledTime: string;
}

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: phone });

  test('the start of a course is local, followed by UTC, and nothing moves', {
    tag: '@2.167',
  }, async ({ page, product, consoleErrors }) => {
    const { body } = await callApi<Page<Scheduled>>(product.url, 'GET', '/sessions');
    const [course] = body.results;
    if (!course) throw new Error('No course is scheduled.');
    await blockFonts(page, consoleErrors);
    const shifts = await observeShifts(page);
    await openPage(page, course.href);
    const main = page.getByRole('main');
    await expect(main.getByText(/Starts .*GMT\+9/)).toBeVisible();
    await expect(main.getByText(/^\(.*UTC\)$/)).toBeVisible();
    expectSteadyPage(await shifts());
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the price and Enroll Now stay in view, and cover nothing that has the focus', {
    tag: '@2.169',
  }, async ({ page }) => {
    await openPage(page, '/course/intro-to-typescript');
    const enroll = page.getByRole('button', { name: 'Enroll Now' });
    const related = page.getByRole('list', { name: 'Related Courses' }).getByRole('link');
    await expect(enroll).toBeInViewport({ ratio: 1 });
    for (const link of [related.first(), related.last()]) {
      await link.focus();
      await expect(enroll).toBeInViewport({ ratio: 1 });
      const [linkBox, bar] = await Promise.all([link.boundingBox(), enroll.boundingBox()]);
      expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
  });
});

test('an instructor finds the courses of others on the dashboard', { tag: '@2.191' }, async ({
  page,
  product,
}) => {
  await signIn(page, await signInDemoUser(product.url, 'pending'));
  await openPage(page, '/dashboard');
  await expect(page.getByText('You have not created a course yet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'My Learning' })).toBeHidden();

  await openPage(page, '/course/intro-to-typescript');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'My Learning' })).toBeVisible();
  const article = page.getByRole('article').filter({ hasText: 'Intro to TypeScript' });
  await article.getByRole('link', { name: 'Continue: session 1' }).click();
  await expect(page.getByRole('checkbox', { name: /^Session 1\b/ })).toBeFocused();
});

test.describe('of a guest who enrolls', () => {
  test('the dialog names the course and its price, and offers to sign up as well as to log in', {
    tag: ['@2.205', '@2.206'],
  }, async ({ page, product }) => {
    const courses = await coursesOf(product.url, 'web_dev', 'price');
    const paid = courses.find(({ price }) => price > 0);
    const free = courses.find(({ price }) => price === 0);
    for (const course of [paid, free]) {
      if (!course) throw new Error('The category has no such course.');
      const price = formatPrice(course.price, 'en', 'Free');
      await openPage(page, course.href);
      await page.getByRole('button', { name: 'Enroll Now' }).click();
      const dialog = page.getByRole('dialog', { name: 'Login' });
      await expect(dialog).toHaveAccessibleDescription(`You are enrolling in ${course.name.en} ${price}`);
      await expect(dialog.getByLabel('Email')).toBeFocused();
      const selectedBox = await dialog.locator('[aria-current]').boundingBox();
      const other = await dialog.getByRole('button', { name: 'Sign Up' }).boundingBox();
      expect(other?.y).toBe(selectedBox?.y);
      expect(other?.width).toBeCloseTo(selectedBox?.width ?? 0, 0);
      expect(other?.y ?? Number.NaN).toBeLessThan((await dialog.getByLabel('Email').boundingBox())?.y ?? 0);
      await dialog.getByRole('button', { name: 'Sign Up' }).click();
      const register = page.getByRole('dialog', { name: 'Sign Up' });
      await expect(register.getByRole('button', { name: 'Login' })).toBeFocused();
      await expect(register.getByText(course.name.en)).toBeVisible();
    }
  });
});

test('a learner reviews a course by keyboard, changes the review and withdraws it', {
  tag: ['@2.320', '@2.323', '@2.324'],
}, async ({ page, product }) => {
  await signIn(page, await signInDemoUser(product.url, 'learner'));
  await openPage(page, '/course/intro-to-typescript');
  await page.getByRole('link', { name: 'Review this course' }).click();
  await page.getByRole('button', { name: 'Write a review' }).click();
  const stars = page.getByRole('radio', { name: '4 stars: very good' });
  await page.getByRole('radio', { name: '5 stars' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(stars).toBeChecked();
  await page.getByLabel('What you think').fill('Clear.\n<b>Not markup.</b>');
  await page.reload();
  await expect(stars).toBeChecked();
  await page.getByRole('button', { name: 'Publish' }).click();
  const list = page.getByRole('list', { name: 'Reviews' });
  await expect(list.getByText('<b>Not markup.</b>')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your review' })).toBeFocused();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('What you think').fill('Even clearer.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(list.getByText('Even clearer.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByRole('button', { name: 'Write a review' })).toBeVisible();
  await expect(list.getByText('Even clearer.')).toBeHidden();
});
