import { callApi } from '../support/api.ts';
import { mailedLink } from '../support/mails.ts';
import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

test('a forgotten password is replaced by a mailed link', { tag: ['@2.9', '@2.70', '@2.64'] }, async ({
  page,
  product,
  request,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(422));
  const { email } = await registerUser(product.url);
  await openPage(page, '/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Password reset instructions have been sent to your email address. Please check your inbox.',
  );

  await openPage(page, await mailedLink(request, email, '/reset-password'));
  await expect(page).toHaveURL('/reset-password');
  const first = page.getByLabel('New Password', { exact: true });
  const second = page.getByLabel('Confirm Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Reset Password' });
  await submit.click();
  await expect(page.getByText('Please enter a new password')).toBeVisible();
  await first.fill('short');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await first.fill('another sentence');
  await second.fill('another sentense');
  await submit.click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  for (const field of [first, second]) await field.fill('iloveyou');
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('among the most common ones');
  for (const field of [first, second]) await field.fill('another sentence');
  await submit.click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(
    'Your password has been reset successfully! Redirecting to login page...',
  );
  await expect(page).toHaveURL('/login');

  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('another sentence');
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a mailed link verifies an address and removes the banner', { tag: ['@2.9', '@2.71'] }, async ({
  page,
  product,
  request,
}) => {
  const account = await registerUser(product.url);
  await signIn(page, account);
  await page.goto('/dashboard');
  const banner = page.getByText('Your email address is not verified yet. Please check your inbox.');
  await expect(banner).toBeVisible();

  await page.goto(await mailedLink(request, account.email, '/verify-email'));
  await expect(page).toHaveURL('/verify-email');
  await expect(
    page.getByText('Your email has been verified successfully! Redirecting to your dashboard...'),
  ).toBeVisible();
  await expect(banner).toBeHidden();
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nour Haddad' })).toBeVisible();
  await expect(banner).toBeHidden();
});

test('a link without a token shows an error, and a new one can be requested', {
  tag: ['@2.72', '@5.12'],
}, async ({ page, product }) => {
  await openPage(page, '/verify-email');
  await expect(page.getByRole('alert')).toHaveText(
    'Verification token is missing. Please use the link from your email.',
  );
  const resend = page.getByRole('main').getByRole('button', { name: 'Resend Verification Email' });
  await resend.click();
  await expect(page.getByText('You need to be logged in to resend verification email')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );

  await signIn(page, await registerUser(product.url));
  await openPage(page, '/verify-email');
  await resend.click();
  await expect(page.getByText('Verification email sent. Please check your inbox.')).toBeVisible();

  await page.goto('/reset-password');
  await expect(page.getByRole('alert')).toHaveText(
    'Reset token is missing. Please use the link from your email.',
  );
});

test('a used link, and any link of a verified user, says that the address is verified', {
  tag: '@2.500',
}, async ({ page, product, request, consoleErrors }) => {
  consoleErrors.expect(failedRequest(409), failedRequest(422));
  const account = await registerUser(product.url);
  const link = await mailedLink(request, account.email, '/verify-email');
  // A mail scanner opens the link first.
  const token = new URL(link, product.url).searchParams.get('token');
  await callApi(product.url, 'POST', '/auth/verify-email', { body: { token } });
  const already = page.getByText('Your email address is already verified');
  await page.goto(link);
  await expect(already).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  await signIn(page, account);
  await page.goto('/verify-email?token=used-up-a-while-ago-0');
  await expect(already).toBeVisible();
});

test('an unknown link shows the server’s error', { tag: '@2.76' }, async ({ page, consoleErrors }) => {
  consoleErrors.expect(failedRequest(422));
  await openPage(page, '/verify-email?token=used-up-a-while-ago-0');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByText('Please try again or request a new link.')).toBeVisible();
  await expect(page).toHaveURL('/verify-email');
});
