import { callApi, coursesOf } from '../support/api.ts';
import { openPage, phone, scrollTo, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

test('each new page focuses its heading and sets the title', {
  tag: '@2.120',
}, async ({ page }) => {
  await openPage(page, '/categories');
  await expect(page).toHaveTitle('All Categories · Lyceum');
  await expect(page.locator('body')).toBeFocused();
  await page.getByRole('link', { name: 'Branding' }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Branding');
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle('Branding courses · Lyceum');
  await page.getByRole('link', { name: 'Sessions' }).first().click();
  await expect(page).toHaveURL('/sessions');
  await expect(heading).toBeFocused();
});

test('the heading gets the focus after a menu item; the search box keeps it', { tag: '@2.120' }, async ({
  page,
  product,
}) => {
  const learner = await registerUser(product.url);
  await signIn(page, learner);
  await openPage(page, '/dashboard');
  const heading = page.getByRole('heading', { level: 1 });
  for (const [item, address] of [
    ['Profile', '/profile?section=profile'],
    ['Dashboard', '/dashboard'],
  ] as const) {
    await page.getByRole('button', { name: learner.name }).click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page).toHaveURL(address);
    await expect(heading).toBeFocused();
  }
  const search = page.getByRole('searchbox');
  await search.fill('web');
  await search.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(search).toBeFocused();
});

test('Continue on the dashboard leads to the lesson, also in a new tab', { tag: '@2.251' }, async ({
  page,
  product,
}) => {
  const learner = await registerUser(product.url);
  const as = { token: learner.tokens.access.token };
  const [course] = (await coursesOf(product.url, 'web_dev', 'name')).filter(({ sessions }) => sessions > 2);
  if (!course) throw new Error('There is no course with more than two lessons.');
  await callApi(product.url, 'POST', `/courses/${course.id}/enroll`, as);
  await callApi(product.url, 'PUT', `/courses/${course.id}/progress`, {
    ...as,
    body: { completedSessions: [1] },
  });
  await page.setViewportSize(phone);
  await signIn(page, learner);
  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: 'Continue: session 2' }).press('Enter');
  const next = page.getByRole('checkbox', { name: 'Session 2', exact: true });
  await expect(next).toBeFocused();
  await expect(next).toBeInViewport();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('checkbox', { name: 'Session 1', exact: true })).toBeFocused();

  const tab = await page.context().newPage();
  await tab.setViewportSize(phone);
  await openPage(tab, page.url());
  const sameLesson = tab.getByRole('checkbox', { name: 'Session 2', exact: true });
  await expect(sameLesson).toBeFocused();
  await expect(sameLesson).toBeInViewport();
});

test('back restores the list: its pages, its scroll position and its sort', {
  tag: '@2.121',
}, async ({ page }) => {
  await openPage(page, '/category/web_dev');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
  const cards = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('listitem');
  const third = cards.nth(30);
  await scrollTo(page, third);
  const name = (await third.getByRole('heading').textContent()) ?? '';
  const place = await page.evaluate(() => window.scrollY);
  const loadedCount = await cards.count();
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await third.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/category/web_dev?sortBy=price');
  await expect(third.getByRole('heading')).toHaveText(name);
  await expect(third).toBeInViewport();
  expect(await cards.count()).toBeGreaterThanOrEqual(loadedCount);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(calls.filter((url) => /courses\?.*page=[23]\b/.test(url))).toEqual([]);
});

test('back restores the list after a reload of the course', { tag: '@2.121' }, async ({ page }) => {
  await openPage(page, '/category/web_dev?sortBy=price');
  const cards = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('listitem');
  const third = cards.nth(30);
  await scrollTo(page, third);
  const name = (await third.getByRole('heading').textContent()) ?? '';
  const place = await page.evaluate(() => window.scrollY);
  await third.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await page.goBack();
  await expect(third.getByRole('heading')).toHaveText(name);
  await expect(third).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(calls.filter((url) => /courses\?.*page=[23]\b/.test(url))).toEqual([]);
});

test('a list can start with a later page and continue from there', { tag: '@2.130' }, async ({
  page,
  product,
}) => {
  const names = (await coursesOf(product.url, 'web_dev', 'name')).map(({ name }) => name.en);
  const cards = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('heading');
  await openPage(page, '/category/web_dev?page=3');
  await expect(cards.first()).toHaveText(names[24] ?? '');
  await scrollTo(page, page.getByText('You have reached the end of the list.'));
  await expect(cards).toHaveCount(names.length - 24);
  await page.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/category/web_dev?page=2');
  await expect(cards.first()).toHaveText(names[12] ?? '');
});

test('back restores the domains and their expansion', { tag: ['@2.13', '@2.121'] }, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openPage(page, '/');
  const expand = page.getByRole('button', { name: 'Show the categories of Design' });
  await expand.click();
  const category = page.getByRole('link', { name: 'Branding' });
  await category.click();
  await expect(page).toHaveURL('/category/branding');
  await waitForHydration(page);
  await page.goBack();
  await expect(category).toBeVisible();
});
