import { readFile } from 'node:fs/promises';
import type { CourseFigures, Page as Listed } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { signIn, signInDemoUser } from '../support/users.ts';

test('an instructor sees the figures of a period, and downloads those of all courses', {
  tag: ['@2.340', '@2.342', '@2.343'],
}, async ({ page, product }) => {
  const instructor = await signInDemoUser(product.url, 'instructor');
  const { body } = await callApi<Listed<CourseFigures>>(product.url, 'GET', '/instructor/course-figures', {
    token: instructor.tokens.access.token,
  });
  await signIn(page, instructor);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'All figures' }).click();
  await expect(page).toHaveURL('/dashboard/figures');
  await page.getByLabel('Period').selectOption('Last 12 months');
  await expect(page).toHaveURL('/dashboard/figures?period=year');
  await expect(page.getByRole('img', { name: /^Total: \$/ })).toBeVisible();
  const enrollments = page.getByRole('figure', { name: 'Enrollments' });
  await enrollments.getByText('Show as a table').click();
  await expect(enrollments.getByRole('row')).toHaveCount(13);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('lyceum.csv');
  const [header, ...rows] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(header).toBe('\uFEFFCourse,Enrolled,Active,Completed,Rating,Ratings,Revenue');
  expect(rows).toHaveLength(body.totalResults);
  const [first] = body.results;
  expect(rows[0]).toContain(`,${first?.enrolled},${first?.active},${first?.completed},`);
});
