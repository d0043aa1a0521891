import type { Course } from '@lyceum/api-client';
import type { APIRequestContext } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { signIn, signInDemoUser } from '../support/users.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
  links: string[];
}

async function mailsTo(request: APIRequestContext, url: string, subject: string): Promise<Mail[]> {
  const { messages }: { messages: Mail[] } = await (await request.get(`${url}/demo/outbox.json`)).json();
  return messages.filter((mail) => mail.to === 'learner@lyceum.test' && mail.subject === subject);
}

test('an instructor writes to all learners, and a learner unsubscribes from further messages', {
  tag: ['@2.346', '@2.347', '@2.416'],
}, async ({ page, request, unlimitedProduct: { url } }) => {
  const instructor = await signInDemoUser(url, 'instructor');
  const teaching = { token: instructor.tokens.access.token };
  const { body: created } = await callApi<Course>(url, 'POST', '/courses', {
    ...teaching,
    body: {
      name: { en: 'Knots by Letter' },
      description: { en: 'A knot in each letter.' },
      category: 'web_dev',
      sessions: 2,
    },
  });
  const course = created.id;
  await callApi(url, 'POST', `/courses/${course}/publish`, teaching);
  // The other one remains when the first unsubscribes.
  for (const { tokens } of [await signInDemoUser(url, 'learner'), await signInDemoUser(url, 'moderator')])
    await callApi(url, 'POST', `/courses/${course}/enroll`, { token: tokens.access.token });
  await signIn(page, instructor, url);
  await openPage(page, `${url}/dashboard/figures/${course}`);
  const send = async (subject: string) => {
    await page.getByLabel('Subject').fill(subject);
    await page.getByLabel('Message', { exact: true }).fill('The notes are <b>online</b>.');
    await page.getByRole('button', { name: 'Send...' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Your message is on its way')).toBeVisible();
  };
  // What was typed survives a reload.
  await page.getByLabel('Subject').fill('Notes');
  await page.reload();
  await expect(page.getByLabel('Subject')).toHaveValue('Notes');
  await send('First');
  await expect(page.getByRole('article').filter({ hasText: 'First' })).toBeVisible();
  await expect.poll(() => mailsTo(request, url, 'First')).toHaveLength(1);
  const [mail] = await mailsTo(request, url, 'First');
  expect(mail?.text).toContain('The notes are <b>online</b>.');

  // A visit alone changes nothing.
  const link = mail?.links.find((one) => one.includes('/unsubscribe?')) ?? '';
  await openPage(page, link);
  await page.getByRole('button', { name: 'Unsubscribe from this course' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You do not get the messages of')).toBeVisible();
  await openPage(page, link);
  await expect(page.getByRole('button', { name: 'Subscribe again' })).toBeVisible();

  await openPage(page, `${url}/dashboard/figures/${course}`);
  await send('Second');
  await expect
    .poll(async () => {
      const { body } = await callApi<{ results: { isQueued: boolean }[] }>(
        url,
        'GET',
        `/courses/${course}/messages`,
        teaching,
      );
      return body.results.every(({ isQueued }) => isQueued);
    })
    .toBe(true);
  expect(await mailsTo(request, url, 'Second')).toEqual([]);

  // Subscribed again in the settings, also after a reload.
  await signIn(page, await signInDemoUser(url, 'learner'), url);
  await openPage(page, `${url}/profile?section=notifications`);
  const again = page.getByRole('button', { name: 'Subscribe again to Knots by Letter' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Get messages of instructors by e-mail' })).toBeChecked();
  await expect(again).toBeHidden();
  await openPage(page, link);
  await expect(page.getByRole('button', { name: 'Unsubscribe from this course' })).toBeVisible();
});
