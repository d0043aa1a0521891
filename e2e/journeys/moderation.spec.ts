import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser, registerUser, signIn, signInDemoUser } from '../support/users.ts';

const course = 'intro-to-typescript';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

test('a guest reports a review, a moderator hides it, and its author sees why', {
  tag: ['@2.327', '@2.328'],
}, async ({ page, request, unlimitedProduct: { url } }) => {
  const text = 'Cheap watches at <b>my shop</b>!';
  const author = await registerUser(url, newUser('Walid Spam'));
  const { token } = author.tokens.access;
  await callApi(url, 'POST', `/courses/${course}/enroll`, { token });
  const completedSessions = [1, 2];
  await callApi(url, 'PUT', `/courses/${course}/progress`, { token, body: { completedSessions } });
  const written = await callApi(url, 'PUT', `/courses/${course}/review`, { token, body: { stars: 1, text } });
  expect(written.status).toBe(200);

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
  await card.getByRole('button', { name: 'Hide' }).click();
  await card.getByRole('radio', { name: 'Advertising or spam' }).check();
  await card.getByLabel('Note to the author').fill('Please write about the course.');
  await card.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByText('The text is hidden.')).toBeVisible();
  await card.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
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
  const { body } = await callApi<{ results: { text: string }[] }>(url, 'GET', `/courses/${course}/reviews`);
  expect(body.results.map((one) => one.text)).not.toContain(text);
  // The address of the author is not verified.
  const { messages }: { messages: Mail[] } = await (await request.get(`${url}/demo/outbox.json`)).json();
  const subjects = messages.filter(({ to }) => to === author.email).map(({ subject }) => subject);
  expect(subjects).toEqual(['Please verify your email address']);
});
