import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser, signIn, signInDemoUser } from '../support/users.ts';

test('a learner keeps an unpublished course with the progress, and others cannot see it', {
  tag: '@2.156',
}, async ({ page, browser, product, consoleErrors }) => {
  // The server renders every page for a guest, for whom the course is a 404.
  consoleErrors.expect(failedRequest(404));
  const instructor = await signInDemoUser(product.url, 'instructor');
  const learner = await registerUser(product.url);
  const as = ({ tokens }: typeof learner) => ({ token: tokens.access.token });
  const draft = {
    name: { en: 'Ropes in Winter' },
    description: { en: 'Knots that hold in the cold.' },
    category: 'web_dev',
    price: 30,
    sessions: 4,
  };
  const { body } = await callApi<{ id: string }>(product.url, 'POST', '/courses', {
    ...as(instructor),
    body: draft,
  });
  const course = `/courses/${body.id}`;
  const href = `/course/${body.id}`;
  await callApi(product.url, 'POST', `${course}/publish`, as(instructor));
  await callApi(product.url, 'POST', `${course}/enroll`, as(learner));
  const completedSessions = { ...as(learner), body: { completedSessions: [1] } };
  await callApi(product.url, 'PUT', `${course}/progress`, completedSessions);
  expect((await callApi(product.url, 'POST', `${course}/unpublish`, as(instructor))).status).toBe(200);

  await signIn(page, learner);
  await openPage(page, '/dashboard');
  await expect(page.getByText('No longer offered')).toBeVisible();
  await page.getByRole('link', { name: 'Ropes in Winter' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  const notice = page.getByText('This course is no longer offered. You keep it, with your progress.');
  await expect(heading).toHaveText('Ropes in Winter');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toHaveCount(0);
  const lesson = (number: number) => page.getByRole('checkbox', { name: `Session ${number}` });
  const saveResponse = page.waitForResponse((response) => response.url().endsWith(`${course}/progress`));
  await lesson(2).check();
  expect((await saveResponse).status()).toBe(200);
  await expect(page.getByText('50% complete').first()).toBeVisible();

  // Until the learner's own response arrives, the page shows that it is loading instead of a 404.
  const release = Promise.withResolvers<void>();
  await page.route(`**/v1${course}`, async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText('Course not found')).toHaveCount(0);
  release.resolve();
  await expect(heading).toHaveText('Ropes in Winter');
  await expect(notice).toBeVisible();
  await expect(lesson(2)).toBeChecked();

  // A learner who leaves the course no longer sees it.
  await page.getByRole('button', { name: 'Leave course' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave this course?' });
  await expect(dialog.getByText('you cannot enroll again')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave course' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText('Ropes in Winter')).toHaveCount(0);

  for (const other of [null, await registerUser(product.url)]) {
    const visitor = await browser.newPage({ baseURL: product.url });
    if (other) await signIn(visitor, other);
    await visitor.goto(href);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Course not found');
    await visitor.close();
  }
});
