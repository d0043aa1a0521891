import type { Page } from '@playwright/test';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { newUser } from '../support/users.ts';

async function signInAt(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('E-mail').fill(email);
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Continue', exact: true }).click();
  await closed;
}

test('signs in by the third party on the login page', { tag: '@1.7' }, async ({ page }) => {
  await openPage(page, '/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAt(await opening, newUser().email);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
});

test('an ID token without the nonce of the browser does not sign in', async ({ page, request }) => {
  await openPage(page, '/login');
  const opening = page.waitForEvent('popup');
  const sending = page.waitForRequest('**/v1/auth/google');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await signInAt(await opening, newUser().email);
  const { tokenId, nonce } = (await sending).postDataJSON();
  await expect(page).toHaveURL('/dashboard');

  const statusOf = async (data: object) => (await request.post('/v1/auth/google', { data })).status();
  const [, claims = ''] = tokenId.split('.');
  const { nonce: digest } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  expect(await statusOf({ tokenId })).toBe(401);
  expect(await statusOf({ tokenId, nonce: digest })).toBe(401);
  expect(await statusOf({ tokenId, nonce })).toBe(200);
});

test('signs in by the third party in the dialog and completes the enrollment', {
  tag: '@2.63',
}, async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/course/intro-to-typescript');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  const opening = page.waitForEvent('popup');
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await signInAt(await opening, newUser().email);
  await expect(page.getByText('Successfully enrolled')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.runFor(2000);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Intro to TypeScript' })).toBeVisible();
});

test('closing the third party’s window changes nothing', { tag: '@2.96' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Google login failed/);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill('half@typed');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opening).close();
  await page.bringToFront();
  await expect(page.getByLabel('Email')).toHaveValue('half@typed');
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page).toHaveURL('/login');
});
