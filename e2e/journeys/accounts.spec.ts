import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { newUser, registerUser, signIn } from '../support/users.ts';

interface Outbox {
  messages: { to: string; subject: string; links: string[] }[];
}

test('registration: disables the button while the passwords differ, and mentions the mail after success', {
  tag: '@2.65',
}, async ({ page, product, request }) => {
  const user = newUser();
  await openPage(page, '/register');
  await page.getByLabel('Full Name').fill(user.name);
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  const confirmation = page.getByLabel('Confirm Password', { exact: true });
  await confirmation.fill('something else');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();

  await expect(confirmation).toHaveAttribute('aria-invalid', 'true');
  await expect(confirmation).toBeFocused();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText('Passwords do not match')).toBeHidden();
  await expect(page).toHaveURL('/register');

  await confirmation.fill(user.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(
    page.getByText(`A verification email has been sent to ${user.email}. Please check your inbox.`),
  ).toBeVisible();

  const outbox: Outbox = await (await request.get('/demo/outbox.json')).json();
  const mail = outbox.messages.find(({ to }) => to === user.email);
  expect(mail?.subject).toBeTruthy();
  expect(mail?.links[0]).toMatch(new RegExp(`^${product.url}/verify-email\\?token=`));
});

test('a browser that signed in is a known device at the next sign-in', async ({ page, product, context }) => {
  const user = await registerUser(product.url);
  const login = async () => {
    await openPage(page, '/login');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(user.password);
    const sending = page.waitForRequest('**/v1/auth/login');
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    return (await sending).allHeaders();
  };
  expect((await login()).cookie ?? '').not.toContain('lyceum_device=');
  const [device] = (await context.cookies(`${product.url}/v1/auth/login`)).filter(
    ({ name }) => name === 'lyceum_device',
  );
  expect(device).toMatchObject({ path: '/v1/auth', httpOnly: true, sameSite: 'Strict' });
  await page.evaluate(() => localStorage.clear());
  expect((await login()).cookie).toContain(`lyceum_device=${device?.value}`);
});

test('registration: shows the server’s error for a taken address and keeps the fields', {
  tag: '@2.66',
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(409));
  const { name, email, password } = await registerUser(product.url);
  await openPage(page, '/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email.toUpperCase());
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  await expect(page.getByLabel('Confirm Password', { exact: true })).toHaveValue(password);
});

test('registration: shows the server’s error for a common password and keeps the fields', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(422));
  const { name, email, password } = newUser();
  await openPage(page, '/register');
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  const fields = ['Password', 'Confirm Password'].map((label) => page.getByLabel(label, { exact: true }));
  for (const field of fields) await field.fill('iloveyou');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This password is among the most common ones and easy to guess. Please choose another.',
  );
  await expect(page.getByLabel('Full Name')).toHaveValue(name);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  for (const field of fields) await field.fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('login: shows an error for a wrong password, then opens the requested page', {
  tag: ['@2.2', '@2.68'],
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(401));
  const { name, email, password } = await registerUser(product.url);
  await page.goto('/dashboard?from=mail#courses');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  const response = page.waitForResponse('**/v1/auth/login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  const { message } = await (await response).json();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(message);
  const [red = 0, green = 0, blue = 0] = await alert.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green, blue) * 1.5);
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');

  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?from=mail#courses');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}!`);
  await page.getByRole('link', { name: 'Browse Courses' }).click();
  await expect(page).toHaveURL('/categories');
});

test('login: opens the dashboard if no page was requested', { tag: ['@1.7', '@2.64'] }, async ({
  page,
  product,
}) => {
  const { email, password } = await registerUser(product.url);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('signing out opens the landing page and ends the session in every tab', {
  tag: ['@2.111', '@2.152'],
}, async ({ page, context, product, request }) => {
  const learner = await registerUser(product.url);
  await signIn(page, learner);
  await page.goto('/dashboard');
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: learner.name })).toBeVisible();

  await page.getByRole('button', { name: learner.name }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Login / Sign Up' })).toBeVisible();
  await expect(other.getByText('You need to be logged in to view your dashboard')).toBeVisible({
    timeout: 1000,
  });
  await other.getByRole('main').getByRole('link', { name: 'Go to Home' }).click();
  await expect(other).toHaveURL('/');

  await expect
    .poll(async () => {
      const { refresh } = learner.tokens;
      const response = await request.post('/v1/auth/refresh-tokens', {
        data: { refreshToken: refresh.token },
      });
      return response.status();
    })
    .toBe(401);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token');
});
