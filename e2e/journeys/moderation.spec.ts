import type { Review } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { mailedLink } from '../support/mails.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerUser, signIn, signInDemoUser } from '../support/users.ts';

const course = 'intro-to-typescript';

test('a guest reports the review of a verified author, a moderator hides it, and its author sees why', {
  tag: ['@2.327', '@2.328', '@2.520'],
}, async ({ page, browser, request, unlimitedProduct: { url } }) => {
  const text = 'Cheap watches at <b>my shop</b>!';
  const author = await registerUser(url, newUser('Walid Spam'));
  const { token } = author.tokens.access;
  await callApi(url, 'POST', `/courses/${course}/enroll`, { token });
  const completedSessions = [1, 2];
  await callApi(url, 'PUT', `/courses/${course}/progress`, { token, body: { completedSessions } });
  const response = await callApi(url, 'PUT', `/courses/${course}/review`, {
    token,
    body: { stars: 1, text },
  });
  expect(response.status).toBe(200);

  const isPublic = async () => {
    const { body } = await callApi<{ results: Review[] }>(url, 'GET', `/courses/${course}/reviews`);
    return body.results.some((review) => review.text === text);
  };
  const authors = await browser.newPage();
  await signIn(authors, author, url);
  await openPage(authors, `${url}/course/${course}/reviews`);
  await expect(authors.getByText('Only you can see this review')).toBeVisible();
  expect(await isPublic()).toBe(false);
  await authors.goto(await mailedLink(request, author.email, '/verify-email', url));
  await expect(authors.getByText('Your email has been verified successfully!')).toBeVisible();
  await openPage(authors, `${url}/course/${course}/reviews`);
  await expect(authors.getByRole('article', { name: author.name })).toHaveCount(2);
  await expect(authors.getByText('Only you can see this review')).toBeHidden();
  await authors.close();

  // By keyboard: the guest signs in first, and the report continues.
  await openPage(page, `${url}/course/${course}/reviews`);
  const review = page.getByRole('article', { name: author.name });
  await expect(review.getByText(text)).toBeVisible();
  await review.getByRole('button', { name: 'Report' }).focus();
  await page.keyboard.press('Enter');
  const signInDialog = page.getByRole('dialog');
  await signInDialog.getByLabel('Email').fill('learner@lyceum.test');
  await signInDialog.getByLabel('Password', { exact: true }).fill('lyceum-demo');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Report this review' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByText('Please choose a reason')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Advertising or spam' }).check();
  await dialog.getByLabel('Explanation').fill('The same ad is everywhere.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await page
    .getByRole('dialog', { name: 'Thank you' })
    .getByRole('button', { name: 'Close' })
    .first()
    .click();
  await expect(review.getByText('You reported this')).toBeVisible();
  await page.reload();
  await expect(review.getByText('You reported this')).toBeVisible();

  await signIn(page, await signInDemoUser(url, 'moderator'), url);
  await openPage(page, `${url}/dashboard`);
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Review reports' }).click();
  await expect(page).toHaveURL(`${url}/admin/review-reports`);
  const card = page.getByRole('article').filter({ hasText: text }).first();
  await expect(card.getByText('The same ad is everywhere.')).toBeVisible();
  await page.clock.install();
  const firstReason = card.getByRole('radio').first();
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(firstReason).toBeFocused();
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: 'Hide' })).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(firstReason).toBeFocused();
  await card.getByRole('radio', { name: 'Advertising or spam' }).check();
  await card.getByLabel('Note to the author').fill('Please write about the course.');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('The text is hidden.')).toBeVisible();
  await card.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('The decision is undone.')).toBeVisible();
  await card.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByText('The reports are dismissed.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await card.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The decision is undone.')).toBeVisible();
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.getByRole('radio', { name: 'Advertising or spam' }).check();
  await card.getByLabel('Note to the author').fill('Please write about the course.');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('The text is hidden.')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect(card).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Which texts' }).selectOption('Hidden');
  await expect(page.getByRole('article').filter({ hasText: text }).first()).toBeVisible();

  await signIn(page, author, url);
  await openPage(page, `${url}/course/${course}/reviews`);
  await expect(page.getByText('Our team has hidden this review')).toBeVisible();
  await expect(page.getByText('The reason: Advertising or spam')).toBeVisible();
  await expect(page.getByText('Please write about the course.')).toBeVisible();
  expect(await isPublic()).toBe(false);
});
