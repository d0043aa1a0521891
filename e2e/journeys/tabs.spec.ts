import { expect, failedRequest, test } from '../support/test.ts';
import { ended, registerUser, signIn } from '../support/users.ts';

const tabs = 10;

test('ten tabs with an expired token renew it once, and all stay signed in', { tag: '@4.7' }, async ({
  context,
  page,
  consoleErrors,
  product,
}) => {
  const user = await registerUser(product.url);
  const { access, refresh } = user.tokens;
  consoleErrors.expect(failedRequest(401));
  let renewals = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/v1/auth/refresh-tokens')) renewals += 1;
  });
  await signIn(page, { ...user, tokens: { access: { token: ended(access.token) }, refresh } });

  const pages = [page, ...(await Promise.all(Array.from({ length: tabs - 1 }, () => context.newPage())))];
  await Promise.all(pages.map((tab) => tab.goto('/community')));
  for (const tab of pages) await expect(tab.getByRole('button', { name: user.name })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('refreshToken'))).not.toBe(refresh.token);
  const storedToken = await page.evaluate(() => localStorage.getItem('refreshToken'));
  expect(renewals).toBe(1);

  // Each tab uses the renewed token.
  await Promise.all(pages.map((tab) => tab.reload()));
  for (const tab of pages) await expect(tab.getByRole('button', { name: user.name })).toBeVisible();
  expect({ renewals, stored: await page.evaluate(() => localStorage.getItem('refreshToken')) }).toEqual({
    renewals: 1,
    stored: storedToken,
  });
});
