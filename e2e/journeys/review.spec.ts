import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { newUser, registerUser, signIn, signInDemoUser, type User } from '../support/users.ts';

interface Mail {
  to: string;
  subject: string;
  links: string[];
}

type SignedInUser = Awaited<ReturnType<typeof registerUser>>;

// In one worker: each would start a server without rate limits.
test.describe.configure({ mode: 'default' });

/** Approves the requests of earlier tests. */
async function approveEarlierRequests(url: string): Promise<void> {
  const { token } = (await signInDemoUser(url, 'admin')).tokens.access;
  const path = '/admin/instructor-requests';
  const { body } = await callApi<{ requests: { id: string }[] }>(url, 'GET', `${path}?limit=100`, { token });
  for (const { id } of body.requests) await callApi(url, 'POST', `${path}/${id}/approve`, { token });
}

/** Registers an instructor with a pending application. */
async function applied(url: string, name: string): Promise<SignedInUser> {
  const user = await registerUser(url, newUser(name));
  await callApi(url, 'POST', '/auth/upgrade-to-instructor', {
    token: user.tokens.access.token,
    body: { expertise: ['typescript'], qualifications: 'Ten years', bio: 'I teach what I build.' },
  });
  return user;
}

/** Lets the time pass in which decisions can be undone. */
const letDecisionsBecomeFinal = (page: Page) => page.clock.fastForward(10_000);

const statusOf = async (url: string, { email, password }: User) => {
  const body = { email, password };
  const signedIn = await callApi<{ user: { instructorStatus: string } }>(url, 'POST', '/auth/login', {
    body,
  });
  return signedIn.body.user.instructorStatus;
};

test('an administrator opens the requests by the menu or the dashboard, approves one and rejects another', {
  tag: ['@1.4', '@2.190'],
}, async ({ page, unlimitedProduct: { url } }) => {
  await approveEarlierRequests(url);
  await page.clock.install();
  const karim = await applied(url, 'Karim Aziz');
  const salma = await applied(url, 'Salma Idrissi');
  await signIn(page, await signInDemoUser(url, 'admin'), url);
  await openPage(page, `${url}/dashboard`);
  await page.getByRole('banner').locator('[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Instructor Requests' }).click();
  await expect(page).toHaveURL(`${url}/admin/instructor-requests`);

  await page.goBack();
  await expect(page.getByRole('heading', { name: '2 applications waiting' })).toBeVisible();
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL(`${url}/admin/instructor-requests`);

  const first = page.getByRole('article', { name: 'Karim Aziz' });
  const second = page.getByRole('article', { name: salma.name });
  await expect(first.getByText(karim.email)).toBeVisible();
  await expect(first.getByText('TypeScript')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);

  const pendingRequests = page.getByRole('list', { name: 'Instructor Requests' }).getByRole('article');
  await first.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Karim Aziz has been approved.')).toBeVisible();
  await expect(pendingRequests.getByRole('heading')).toHaveText(['Salma Idrissi']);
  await expect(first.getByText('Approved')).toBeVisible();
  await second.getByRole('button', { name: 'Reject' }).click();
  await expect(second.getByText('Rejected')).toBeVisible();
  await expect(pendingRequests).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible();
  await letDecisionsBecomeFinal(page);
  await expect(page.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible();
  expect(await statusOf(url, karim)).toBe('approved');
  expect(await statusOf(url, salma)).toBe('rejected');

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible();
});

test('a decision far down the list keeps its place, and the focus moves to the next request', {
  tag: '@2.172',
}, async ({ page, unlimitedProduct: { url } }) => {
  await approveEarlierRequests(url);
  await page.clock.install();
  await applied(url, 'Karim Aziz');
  for (let index = 1; index <= 7; index += 1) await applied(url, `Applicant No ${index}`);
  await signIn(page, await signInDemoUser(url, 'admin'), url);
  await openPage(page, `${url}/admin/instructor-requests`);
  const request = (index: number) => page.getByRole('article', { name: `Applicant No ${index}` });
  const decide = async (index: number, decision: 'Approve' | 'Reject') => {
    await request(index).getByRole('button', { name: decision }).focus();
    await page.keyboard.press('Enter');
    await expect(request(index).getByRole('button')).toHaveText(['Undo']);
  };
  const focused = page.locator('li:focus');

  await request(6).getByRole('button', { name: 'Approve' }).scrollIntoViewIfNeeded();
  await decide(6, 'Approve');
  await expect(focused.getByRole('heading')).toHaveText('Applicant No 7');
  await expect(request(6).getByRole('button', { name: 'Undo' })).toBeInViewport();
  await expect(request(7).getByRole('heading')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(request(7).getByRole('button', { name: 'Approve' })).toBeFocused();

  await decide(7, 'Reject');
  await expect(focused.getByRole('heading')).toHaveText('Applicant No 5');
  await letDecisionsBecomeFinal(page);
  await expect(request(7)).toHaveCount(0);
  await expect(focused.getByRole('heading')).toHaveText('Applicant No 5');
  for (const index of [5, 4, 3, 2, 1]) await decide(index, 'Approve');
  await page.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await letDecisionsBecomeFinal(page);
  await expect(page.getByRole('heading', { name: 'No Pending Requests' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a decision can be undone by keyboard for ten seconds, and only then the applicant gets a mail', {
  tag: ['@2.220', '@10.40', '@10.41'],
}, async ({ page, request: api, consoleErrors, unlimitedProduct: { url } }) => {
  await approveEarlierRequests(url);
  await page.clock.install();
  await applied(url, 'Karim Aziz');
  const salma = await applied(url, 'Salma Idrissi');
  const mails = async (): Promise<Mail[]> => {
    const { messages }: { messages: Mail[] } = await (await api.get(`${url}/demo/outbox.json`)).json();
    return messages.filter(({ to }) => to === salma.email);
  };
  await signIn(page, await signInDemoUser(url, 'admin'), url);
  await openPage(page, `${url}/admin/instructor-requests`);
  const request = page.getByRole('article', { name: salma.name });
  const undo = request.getByRole('button', { name: 'Undo' });

  await request.getByRole('button', { name: 'Reject' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Salma Idrissi has been rejected.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Karim Aziz' }).locator('xpath=..')).toBeFocused();
  await expect(page.getByText('1 application waiting')).toBeVisible();
  expect(await statusOf(url, salma)).toBe('rejected');
  await undo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Salma Idrissi is waiting for a decision again.')).toBeVisible();
  await expect(request).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(request.getByRole('button', { name: 'Approve' })).toBeFocused();
  await expect(page.getByText('2 applications waiting')).toBeVisible();
  expect(await statusOf(url, salma)).toBe('pending');

  await page.keyboard.press('Enter');
  await expect(undo).toBeVisible();
  await page.route(
    '**/instructor-requests/*/undo',
    (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
    { times: 1 },
  );
  consoleErrors.expect(failedRequest(503));
  await undo.click();
  await expect(request.getByRole('alert')).toContainText('Not just now.');
  await request.getByRole('button', { name: 'Dismiss' }).click();
  await expect(request).toHaveCount(0);
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toEqual(['Your application was approved', 'Please verify your email address']);
  const [mail] = await mails();
  expect(mail?.links).toEqual([`${url}/create-course`]);
});

test('a failed decision is only logged, and the request remains', { tag: '@4.12' }, async ({
  page,
  product,
  consoleErrors,
}) => {
  const { url } = product;
  const user = await applied(url, 'Nadia Farouk');
  await signIn(page, await signInDemoUser(url, 'admin'));
  await page.route('**/instructor-requests/*/approve', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
  );
  consoleErrors.expect(failedRequest(503), /Failed to approve instructor request/);
  await openPage(page, '/admin/instructor-requests');
  const request = page.getByRole('article', { name: user.name });
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Failed to approve instructor request'),
  );
  await request.getByRole('button', { name: 'Approve' }).click();
  await logged;
  await expect(request.getByRole('button', { name: 'Approve' })).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a list that fails to load can be retried', { tag: '@2.91' }, async ({
  page,
  product,
  consoleErrors,
}) => {
  await signIn(page, await signInDemoUser(product.url, 'admin'));
  await page.route(
    '**/v1/admin/instructor-requests?*',
    (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
    { times: 1 },
  );
  consoleErrors.expect(failedRequest(503));
  await openPage(page, '/admin/instructor-requests');
  await expect(page.getByText('Failed to load instructor requests')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load instructor requests')).toBeHidden();
  await expect(page.getByRole('article', { name: 'Karim Aziz' })).toBeVisible();
});

test('only administrators can open the requests', { tag: ['@2.3', '@2.2'] }, async ({ page, product }) => {
  await openPage(page, '/admin/instructor-requests');
  await expect(page).toHaveURL('/login');
  await signIn(page, await registerUser(product.url));
  await openPage(page, '/admin/instructor-requests');
  await expect(page).toHaveURL('/');
});

test('a list of several pages loads during the review and skips no request', async ({
  page,
  unlimitedProduct: { url },
}) => {
  await approveEarlierRequests(url);
  await page.clock.install();
  await applied(url, 'Karim Aziz');
  for (let index = 1; index <= 24; index += 1) await applied(url, `Applicant No ${index}`);
  await signIn(page, await signInDemoUser(url, 'admin'), url);
  await openPage(page, `${url}/admin/instructor-requests`);
  await expect(page.getByText('25 applications waiting')).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).first().click();
  await expect(page.getByText('Karim Aziz has been approved.')).toBeVisible();
  await letDecisionsBecomeFinal(page);
  await expect(page.getByRole('article', { name: 'Karim Aziz' })).toHaveCount(0);
  const articles = page.getByRole('article');
  await articles.last().scrollIntoViewIfNeeded();
  await expect(articles).toHaveCount(24);
  await expect(page.getByText('24 applications waiting')).toBeVisible();
  for (const index of [1, 20, 21, 24]) {
    await expect(page.getByRole('article', { name: `Applicant No ${index}`, exact: true })).toHaveCount(1);
  }
});
