import { signInAt } from '@lyceum/api/testing/serverProcess';
import { Ledger, writersPassword, writeUntilGone } from '@lyceum/api/testing/writers';
import type { Enrollment, Page } from '@lyceum/api-client';
import { callApi, coursesOf } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn, signInDemoUser } from '../support/users.ts';

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

/** Reads all acknowledged writes. @returns a message for each lost one */
async function lostWrites(url: string, { accounts, courses, enrollments }: Ledger, instructorToken: string) {
  const messages: string[] = [];
  for (const id of courses) {
    const { status } = await callApi(url, 'GET', `/courses/${id}`, { token: instructorToken });
    if (status !== 200) messages.push(`The course ${id} cannot be read: ${status}`);
  }
  for (const { id, email } of accounts) {
    const token = await signInAt(url, { email, password: writersPassword });
    const { body } = await callApi<Page<Enrollment>>(url, 'GET', '/users/me/enrollments?limit=100', {
      token,
    });
    const completedCounts = new Map(
      body.results.map((item) => [item.course.id, item.completedSessions.length]),
    );
    for (const { userId, courseId, completed, isTicking } of enrollments.values()) {
      // After a kill, both states of an unacknowledged call are correct.
      const allowed: unknown[] = isTicking ? [completed, completed + 1] : [completed];
      const now = completedCounts.get(courseId);
      if (userId === id && !allowed.includes(now))
        messages.push(`${email} in ${courseId}: ${now} of ${completed}`);
    }
  }
  return messages;
}

test('acknowledged writes survive a kill -9', { tag: '@10.7' }, async ({ ownProduct: product }) => {
  test.setTimeout(120_000);
  await product.start();
  const courses = (await coursesOf(product.url, 'web_dev', 'name')).slice(0, 20);
  const { tokens } = await signInDemoUser(product.url, 'instructor');
  const ledger = new Ledger();
  // Ends when the server is gone, and throws on any other failure.
  await writeUntilGone({
    address: product.url,
    ledger,
    courseIds: courses.map(({ id }) => id),
    sessions: Math.min(...courses.map(({ sessions }) => sessions)),
    category: 'web_dev',
    instructorToken: tokens.access.token,
    onAcknowledged: () => {
      if (ledger.acknowledged === 40) void product.kill();
    },
  });
  await product.kill();
  await product.start();
  const { tokens: renewed } = await signInDemoUser(product.url, 'instructor');
  expect(ledger.enrollments.size).toBeGreaterThan(0);
  expect(await lostWrites(product.url, ledger, renewed.access.token)).toEqual([]);
});
