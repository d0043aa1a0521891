import { AcknowledgedWrites, lostWrites } from '../support/acknowledgedWrites.ts';
import { coursesOf } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

test('an enrollment and a session survive a restart', { tag: '@10.7' }, async ({
  page,
  ownProduct: product,
}) => {
  await product.start();
  const learner = await registerUser(product.url);
  await signIn(page, learner, product.url);
  await openPage(page, `${product.url}/course/intro-to-typescript`);
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page.getByText('Successfully enrolled')).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/dashboard`);
  const progress = page.getByRole('progressbar', { name: 'Progress in Intro to TypeScript' });
  await expect(progress).toBeVisible();

  // Requests of an open page would fail while the product is down.
  await page.goto('about:blank');
  expect(await product.stop()).toMatchObject({ code: 0 });
  await product.start();

  await page.goto(`${product.url}/dashboard`);
  await expect(page.getByRole('button', { name: learner.name })).toBeVisible();
  await expect(progress).toBeVisible();
});

test('acknowledged writes survive a kill -9', { tag: '@10.7' }, async ({ ownProduct: product }) => {
  test.setTimeout(120_000);
  await product.start();
  const courses = (await coursesOf(product.url, 'web_dev', 'name')).slice(0, 20);
  const answers = new AcknowledgedWrites();
  const streams = answers.stream(product.url, courses, 4);
  await answers.reached(40);
  await product.kill();
  // Each stream ends at its first call without a response and throws unless the kill was the cause.
  await streams;
  await product.start();
  expect(await lostWrites(product.url, answers.learners)).toEqual([]);
});
