import { callApi, coursesOf } from '../support/api.ts';
import { desktop, openPage, phone, scrollTo, waitForHydration } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerUser, signIn } from '../support/users.ts';

const redirectAfterEnrollMs = 2000;

test('a guest finds a category by searching, sorts its courses, enrolls and returns to learn', {
  tag: ['@1.1', '@2.15', '@2.17', '@2.30', '@2.31', '@2.44', '@2.112'],
}, async ({ page, product }) => {
  const learner = await registerUser(product.url);
  const byRating = await coursesOf(product.url, 'web_dev', 'rating');
  const byPrice = await coursesOf(product.url, 'web_dev', 'price');
  const names = (courses: typeof byPrice) => courses.map(({ name }) => name.en);
  expect(names(byRating)).not.toEqual(names(byPrice));
  await page.clock.install();

  await test.step('finds a domain of the second page', async () => {
    await openPage(page, '/');
    await page.getByRole('searchbox', { name: 'Search courses and categories' }).fill('web DEV');
    await expect(page.getByRole('list', { name: 'Domains' }).getByRole('heading')).toHaveText(['Technology']);
    await page.getByRole('link', { name: 'View All in Technology' }).click();
    await expect(page.getByText('Explore all categories in Technology')).toBeVisible();
    const category = page.getByRole('link', { name: 'Web Development' });
    await scrollTo(page, category);
    await category.click();
    await expect(page.getByText(`${byPrice.length} courses available`)).toBeVisible();
  });

  const cards = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('heading');

  await test.step('sorts by rating and by price', async () => {
    const firstPage = async (courses: typeof byPrice) => {
      await expect(cards.nth(11)).toBeVisible();
      expect((await cards.allTextContents()).slice(0, 12)).toEqual(names(courses).slice(0, 12));
    };
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    await sort.selectOption('Rating');
    await expect(page).toHaveURL(/\/category\/web_dev\?sortBy=rating$/);
    await expect(cards.first()).toHaveText(names(byRating)[0] ?? '');
    await firstPage(byRating);
    await sort.selectOption('Price');
    await expect(page).toHaveURL(/\?sortBy=price$/);
    await expect(cards.first()).toHaveText(names(byPrice)[0] ?? '');
    await firstPage(byPrice);
    await page.reload();
    await expect(sort).toHaveValue('price');
    await firstPage(byPrice);
    await waitForHydration(page);
  });

  // On the third page, which only scrolling loads.
  const [course] = byPrice.slice(26).filter(({ sessions }) => sessions > 1);
  if (!course) throw new Error('The category has no third page.');
  await test.step('scrolls to a later page', async () => {
    const card = page.getByRole('link', { name: course.name.en, exact: true });
    await scrollTo(page, card);
    expect((await cards.allTextContents()).slice(0, 27)).toEqual(names(byPrice).slice(0, 27));
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name.en);
  });

  await test.step('enrolls, and signs in on the way', async () => {
    const release = Promise.withResolvers<void>();
    await page.route('**/v1/courses/*/enroll', async (route) => {
      await release.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Enroll Now' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByLabel('Email').fill(learner.email);
    await dialog.getByLabel('Password', { exact: true }).fill(learner.password);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeFocused();
    release.resolve();
    await expect(page.getByRole('button', { name: 'Enrolled!' })).toBeFocused();
    await expect(page.getByText('Successfully enrolled')).toBeVisible();
    await page.clock.runFor(redirectAfterEnrollMs);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('finds the course on the dashboard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${learner.name}!`);
    const progress = page.getByRole('progressbar', { name: `Progress in ${course.name.en}` });
    await expect(progress).toHaveAttribute('aria-valuenow', '0');
    await expect(page.getByText('0% complete')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Continue: session 1' })).toBeVisible();
    await page.getByRole('link', { name: course.name.en }).click();
    await expect(page.getByRole('link', { name: 'Continue: session 1' })).toBeVisible();
  });

  await test.step('ticks off a lesson, which a reload keeps', async () => {
    const saveResponse = page.waitForResponse(
      (response) => response.url().endsWith('/progress') && response.status() === 200,
    );
    const first = page.getByRole('checkbox', { name: 'Session 1', exact: true });
    await first.check();
    await saveResponse;
    const share = String(Math.round(100 / course.sessions));
    const progress = page.getByRole('progressbar', { name: 'Your progress' });
    await expect(progress).toHaveAttribute('aria-valuenow', share);
    await page.reload();
    await expect(first).toBeChecked();
    await expect(progress).toHaveAttribute('aria-valuenow', share);
  });

  await test.step('continues with the next lesson, by keyboard', async () => {
    const next = page.getByRole('checkbox', { name: 'Session 2', exact: true });
    await expect(next).toHaveAccessibleDescription('Up next');
    await page.getByRole('link', { name: 'Continue: session 2' }).press('Enter');
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  });

  await test.step('completes the course and sees the next step', async () => {
    for (let number = 2; number <= course.sessions; number += 1) {
      await page.getByRole('checkbox', { name: `Session ${number}`, exact: true }).check();
    }
    await expect(page.getByRole('status').filter({ hasText: 'Course completed' })).toBeVisible();
    await expect(page.getByText(`${course.sessions} of ${course.sessions} sessions`)).toBeVisible();
    const nextStep = page.getByRole('link', { name: 'Find your next course' });
    await expect(nextStep).toHaveAttribute('href', '/category/web_dev');
  });
});

test('a learner leaves a course after a confirmation, and comes back to the progress', {
  tag: ['@2.164', '@2.165'],
}, async ({ page, product }) => {
  const learner = await registerUser(product.url);
  const as = { token: learner.tokens.access.token };
  const [course] = (await coursesOf(product.url, 'web_dev', 'name')).filter(({ sessions }) => sessions > 2);
  if (!course) throw new Error('There is no course with more than two lessons.');
  await callApi(product.url, 'POST', `/courses/${course.id}/enroll`, as);
  const completed = { ...as, body: { completedSessions: [1, 2] } };
  await callApi(product.url, 'PUT', `/courses/${course.id}/progress`, completed);
  await signIn(page, learner);
  await openPage(page, course.href);
  const leave = page.getByRole('button', { name: 'Leave course' });
  const dialog = page.getByRole('alertdialog', { name: 'Leave this course?' });

  await leave.press('Enter');
  await expect(dialog.getByText(`Your progress (2 of ${course.sessions} sessions) is kept`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(leave).toBeFocused();

  await leave.press('Enter');
  await dialog.getByRole('button', { name: 'Leave course' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'You have left this course.' })).toBeFocused();
  await expect(page.getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await expect(page).toHaveURL('/dashboard');
  await page.getByRole('link', { name: course.name.en }).click();
  await expect(page.getByRole('link', { name: 'Continue: session 3' })).toBeVisible();
});

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test(`a search shows and marks a category that its domain does not show otherwise, on ${size}`, {
    tag: ['@2.170', '@2.171'],
  }, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    await page.getByRole('searchbox', { name: 'Search courses and categories' }).fill('wéb dev');
    const card = page.getByRole('article', { name: 'Technology' });
    await expect(card.getByRole('listitem').first()).toHaveText('Web Development');
    await expect(card.locator('mark')).toHaveText('Web Dev');
    await card.getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL('/category/web_dev');
  });
}

test('a search without matches says so and can be cleared', { tag: '@2.15' }, async ({ page }) => {
  await openPage(page, '/');
  const search = page.getByRole('searchbox', { name: 'Search courses and categories' });
  await search.fill('zzzz');
  await expect(page.getByText('Nothing matches “zzzz”')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Clear search' }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('link', { name: 'Arts & Crafts', exact: true })).toBeVisible();
});

test('Enter in the search box of another page opens the matches and keeps the query', {
  tag: '@2.112',
}, async ({ page }) => {
  await openPage(page, '/course/intro-to-typescript');
  const search = page.getByRole('searchbox', { name: 'Search courses and categories' });
  await search.fill('wellbeing');
  await search.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(search).toHaveValue('wellbeing');
  await expect(page.getByRole('list', { name: 'Domains' }).getByRole('heading')).toHaveText(['Wellbeing']);
});

test('closing the dialog returns to the course, which is open to guests', {
  tag: ['@2.60', '@6.3', '@2.152'],
}, async ({ page }) => {
  await openPage(page, '/course/intro-to-typescript');
  await page.getByRole('button', { name: 'Enroll Now' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeVisible();
});

test('the landing message does not change with reduced motion until it is resumed', {
  tag: '@2.10',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, '/');
  const message = page.getByRole('heading', { level: 1 });
  const resume = page.getByRole('button', { name: 'Resume the headline' });
  await expect(resume).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(message).toHaveText('Explore & Discover');
  await resume.click();
  await page.clock.runFor(6_000);
  await expect(message).not.toHaveText('Explore & Discover');
});
