import { callApi } from '../support/api.ts';
import { expectToShow, openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

// A free text becomes an area that others can find: each journey has its own, as they share a product.

test('a guest is redirected to the login page and back to the section', { tag: '@2.2' }, async ({
  page,
  product,
}) => {
  const user = await registerUser(product.url);
  for (const address of ['/dashboard', '/instructor-profile', '/create-course']) {
    await page.goto(address);
    await expect(page).toHaveURL('/login');
  }
  await openPage(page, '/profile?section=password');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/profile?section=password');
  await expect(page.getByRole('heading', { level: 2, name: 'Password' })).toBeVisible();
});

test('name, password and preferences are not sent to the server', {
  tag: ['@2.100', '@2.102', '@2.252'],
}, async ({ page, product }) => {
  const user = await registerUser(product.url);
  await signIn(page, user);
  await openPage(page, '/profile');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.url());
  });
  const main = page.getByRole('main');
  await expect(main.getByLabel('Email')).toBeDisabled();
  await main.getByLabel('Name').fill('Another name');
  await expectToShow(main.getByText('Profile updated successfully!'), () =>
    main.getByRole('button', { name: 'Save Changes' }).click(),
  );
  await expect(main.getByText('Kept on this device only.')).toBeVisible();
  await expect(main.getByText('Profile updated successfully!')).toBeHidden();

  const sections = page.getByRole('navigation', { name: 'Settings' });
  await expect(sections.getByRole('link', { name: 'Payments' })).toBeHidden();
  await sections.getByRole('link', { name: 'Password' }).click();
  await main.getByLabel('Current Password').fill(user.password);
  await main.getByLabel('New Password').fill('another morning');
  await main.getByLabel('Confirm Password').fill('a third one');
  await expectToShow(main.getByText('Profile updated successfully!'), () =>
    main.getByRole('button', { name: 'Update Password' }).click(),
  );

  await sections.getByRole('link', { name: 'Notifications' }).click();
  const promotions = main.getByRole('switch', { name: 'Promotions' });
  await expect(promotions).not.toBeChecked();
  await promotions.click();
  await expectToShow(main.getByText('Preferences saved.'), () =>
    main.getByRole('button', { name: 'Save Preferences' }).click(),
  );
  await sections.getByRole('link', { name: 'Account' }).click();
  await expect(main.getByText(user.email)).toBeVisible();
  await sections.getByRole('link', { name: 'Notifications' }).click();
  await expect(promotions).toBeChecked();
  await page.reload();
  await expect(promotions).not.toBeChecked();
  expect(writes).toEqual([]);

  await sections.getByRole('link', { name: 'Account' }).click();
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('the settings lead to a new password without typing the address', { tag: '@2.252' }, async ({
  page,
  product,
  request,
}) => {
  const user = await registerUser(product.url);
  await signIn(page, user);
  await openPage(page, '/profile?section=password');
  await page.getByRole('link', { name: 'Change the password of your account' }).click();
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue(user.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Password reset instructions have been sent')).toBeVisible();
  const outbox: { messages: { to: string; subject: string }[] } = await (
    await request.get('/demo/outbox.json')
  ).json();
  expect(outbox.messages.find(({ to }) => to === user.email)?.subject).toBe('Set a new password');
  await page.getByRole('link', { name: 'Back to settings' }).click();
  await expect(page).toHaveURL('/profile?section=password');
});

test('language and appearance change in the account section', { tag: '@2.105' }, async ({
  page,
  product,
}) => {
  await signIn(page, await registerUser(product.url));
  await openPage(page, '/profile?section=account');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Dark' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByRole('link', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page).toHaveURL('/profile?section=account');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a learner applies in the settings, and the fields survive a reload', { tag: '@1.2' }, async ({
  page,
  product,
}) => {
  const user = await registerUser(product.url);
  await signIn(page, user);
  await openPage(page, '/profile?section=instructor');
  const main = page.getByRole('main');
  await main.getByLabel('Expertise').fill('TypeScript, Kite sewing');
  await main.getByLabel('Bio').fill('I teach what I build.');
  await page.reload();
  await expect(main.getByLabel('Expertise')).toHaveValue('TypeScript, Kite sewing');
  await main.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please enter your qualifications')).toBeVisible();
  await expect(main.getByLabel('Qualifications')).toBeFocused();
  await main.getByLabel('Qualifications').fill('Ten years');
  await expectToShow(main.getByText('Instructor application submitted!'), () =>
    main.getByRole('button', { name: 'Submit Application' }).click(),
  );
  await expect(main.getByText('Pending Approval')).toBeVisible();
  await expect(main.getByText('Your application is under review.')).toBeVisible();
  await expect(main.getByText('Instructor application submitted!')).toBeHidden();
  await expect(
    page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Payments' }),
  ).toBeVisible();

  await main.getByRole('link', { name: 'Edit Instructor Profile' }).click();
  await expect(page).toHaveURL('/instructor-profile');
  await expect(main.getByRole('button', { name: 'Remove Kite sewing' })).toBeVisible();
  await main.getByLabel('Qualifications').fill('Eleven years');
  await expectToShow(main.getByText('Your instructor profile has been updated successfully!'), () =>
    main.getByRole('button', { name: 'Save Changes' }).click(),
  );
  const { body } = await callApi<{ qualifications: string; expertise: string[] }>(
    product.url,
    'GET',
    '/users/profile',
    { token: user.tokens.access.token },
  );
  expect(body.qualifications).toBe('Eleven years');
  expect(body.expertise).toHaveLength(2);
});

test('a profile that is still loading does not count as empty', { tag: '@4.3' }, async ({
  page,
  product,
}) => {
  const profile = { expertise: ['python'], qualifications: 'Ten years', bio: 'I teach what I build.' };
  const user = await registerUser(product.url);
  const { token } = user.tokens.access;
  await callApi(product.url, 'POST', '/users/instructor-info', { token, body: profile });
  const { body } = await callApi<typeof user>(product.url, 'POST', '/auth/login', {
    body: { email: user.email, password: user.password },
  });
  await signIn(page, { ...user, ...body });
  const main = page.getByRole('main');
  for (const address of ['/instructor-profile', '/instructor-info', '/profile?section=instructor']) {
    const pending: (() => void)[] = [];
    await page.route('**/v1/users/profile', async (route) => {
      await new Promise<void>((resolve) => pending.push(resolve));
      await route.continue();
    });
    await openPage(page, address);
    await expect(page.getByRole('button', { name: user.name })).toBeVisible();
    await expect.poll(() => pending.length).toBe(1);
    await expect(main.getByText('Loading...')).toBeVisible();
    await expect(main.getByRole('textbox')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    pending[0]?.();
    if (address.startsWith('/instructor')) {
      await expect(main.getByRole('button', { name: 'Remove Python' })).toBeVisible();
      await expect(main.getByLabel('Qualifications')).toHaveValue(profile.qualifications);
      await expect(main.getByLabel('Professional Bio')).toHaveValue(profile.bio);
    } else {
      await expect(main.getByText('Pending Approval')).toBeVisible();
    }
    await page.unroute('**/v1/users/profile');
  }
});

test('instructor information in one form opens the dashboard; guests go to the landing page', {
  tag: '@2.88',
}, async ({ page, product }) => {
  await openPage(page, '/instructor-info');
  await expect(page).toHaveURL('/');
  await signIn(page, await registerUser(product.url));
  await openPage(page, '/instructor-info');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Complete Your Instructor Profile');
  await main.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Please select at least one area of expertise')).toBeVisible();
  const picker = main.getByRole('combobox', { name: 'Areas of Expertise' });
  await expect(picker).toBeFocused();
  await picker.fill('Paper marbling');
  await expect(page.getByText('No matching expertises found')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await main.getByLabel('Qualifications').fill('Ten years');
  await main.getByLabel('Professional Bio').fill('I teach what I build.');
  await main.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByText('Your instructor information has been submitted successfully!')).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
});

test('an ended session shows a message, and another sign-in restores the fields', { tag: '@2.129' }, async ({
  page,
  product,
}) => {
  const user = await registerUser(product.url);
  await signIn(page, user);
  await openPage(page, '/profile?section=instructor');
  const main = page.getByRole('main');
  await main.getByLabel('Bio').fill('I teach what I build.');
  await page.evaluate(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  await expect(main.getByText('Please log in to view your profile.')).toBeVisible();
  await main.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(user.email);
  await dialog.getByLabel('Password', { exact: true }).fill(user.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(main.getByLabel('Bio')).toHaveValue('I teach what I build.');
});
