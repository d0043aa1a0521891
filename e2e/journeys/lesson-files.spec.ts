import { callApi } from '../support/api.ts';
import { fillRest, labeled } from '../support/courseForm.ts';
import { openPage } from '../support/page.ts';
import { emptyPdf } from '../support/pdf.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { signIn, signInDemoUser } from '../support/users.ts';

test('an instructor adds a file to a lesson, and learners download it until they leave', {
  tag: ['@2.360', '@2.361', '@10.192'],
}, async ({ page, product, browser, consoleErrors }) => {
  consoleErrors.expect(failedRequest(422));
  const instructor = await signInDemoUser(product.url, 'instructor');
  await signIn(page, instructor);
  await openPage(page, '/create-course');
  await labeled(page, 'Name').fill('Knots to Take Home');
  await labeled(page, 'Description').fill('Ten knots that hold.');
  await fillRest(page);
  await page.getByLabel('Price', { exact: true }).fill('20');
  await page.getByRole('button', { name: 'Time, link and materials of session 1' }).click();
  const files = page.getByRole('group', { name: 'Files' });
  const macros = { name: 'knots.docx', mimeType: '', buffer: Buffer.from('PK') };
  await files.locator('input[type=file]').setInputFiles(macros);
  await expect(files.getByRole('alert')).toContainText('This file is damaged');
  // By keyboard, the button opens the dialog of the system.
  const dialog = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: /^Choose/ }).focus();
  await page.keyboard.press('Enter');
  await (await dialog).setFiles({ name: 'Knots ملخص.pdf', mimeType: 'application/pdf', buffer: emptyPdf() });
  await expect(files.getByRole('status')).toHaveText('The file has been added. Save the course to keep it.');
  const title = page.getByRole('group', { name: /^Materials/ }).getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveValue('Knots ملخص');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your course has been published. Everyone can find it now.')).toBeVisible();
  await expect(files.getByRole('status')).toBeEmpty();

  const course = '/courses/knots-to-take-home';
  const learner = await signInDemoUser(product.url, 'learner');
  const { token } = learner.tokens.access;
  await callApi(product.url, 'POST', `${course}/enroll`, { token });
  const visitor = await browser.newPage({ baseURL: product.url });
  await signIn(visitor, learner);
  await openPage(visitor, '/course/knots-to-take-home');
  const link = visitor.getByRole('link', { name: /^Knots ملخص\s*PDF/ });
  const download = visitor.waitForEvent('download');
  await link.focus();
  await visitor.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('Knots ملخص.pdf');
  const address = await link.getAttribute('href');
  const status = async () => (await visitor.request.get(address ?? '')).status();
  expect(await status()).toBe(200);
  await callApi(product.url, 'DELETE', `${course}/enroll`, { token });
  expect(await status()).toBe(403);
  await link.click();
  await expect(visitor.getByText('This file is no longer part of the course.')).toBeVisible();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('heading')).toHaveText(
    'You no longer have access to the files of this course.',
  );
  await visitor.close();
});
