import type { Course, Page as PageOf } from '@lyceum/api-client';
import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { openPage, scrollTo } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { newUser, registerUser, signIn, signInDemoUser } from '../support/users.ts';

const labeled = (page: Page, name: 'Name' | 'Description') =>
  page.getByRole('textbox', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

async function fillRest(page: Page) {
  await labeled(page, 'Description').fill('Ten knots that hold, and when to use which.');
  await page.getByRole('combobox', { name: 'Category' }).fill('Web Dev');
  await page.getByRole('option', { name: /^Web Development/ }).click();
  await page.getByLabel('Number of Sessions').fill('3');
}

test('an approved instructor creates a draft, publishes, unpublishes and deletes it', {
  tag: ['@1.5', '@2.55', '@10.21', '@10.38'],
}, async ({ page, browser, product, consoleErrors }) => {
  // A draft is a 404 for everyone but its instructor, so also until a reloaded page has restored the session.
  consoleErrors.expect(failedRequest(404));
  const instructor = await signInDemoUser(product.url, 'instructor');
  await signIn(page, instructor);
  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: 'Create Course' }).click();
  await expect(page).toHaveURL('/create-course');

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(page.getByText('Please enter a name in at least one language')).toBeVisible();
  await expect(labeled(page, 'Name')).toBeFocused();

  // The fields survive a reload, valid or not.
  await labeled(page, 'Name').fill('Knots for Patient Hands');
  await page.getByLabel('Price', { exact: true }).fill('12.50');
  await page.reload();
  await expect(labeled(page, 'Name')).toHaveValue('Knots for Patient Hands');
  await expect(page.getByLabel('Price', { exact: true })).toHaveValue('12.5');

  // The first save changes the address; the form and its focus remain.
  await fillRest(page);
  const save = page.getByRole('button', { name: 'Save as Draft' });
  await save.click();
  await expect(page.getByText('Your draft has been saved.')).toBeVisible();
  await expect(page).toHaveURL('/course/knots-for-patient-hands/edit');
  await expect(save).toBeFocused();

  // Only its instructor can see it, also after a reload, and can open the editor from there.
  await page.getByRole('link', { name: 'View Course' }).click();
  await expect(page.getByText('Draft: only you can see this course.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Draft: only you can see this course.')).toBeVisible();
  const course = '/courses/knots-for-patient-hands';
  expect((await callApi(product.url, 'GET', course)).status).toBe(404);
  await page.getByRole('link', { name: 'Edit Course' }).click();
  await expect(labeled(page, 'Description')).toHaveValue('Ten knots that hold, and when to use which.');

  await publish.click();
  await expect(page.getByText('Your course has been published. Everyone can find it now.')).toBeVisible();
  const guest = await browser.newPage({ baseURL: product.url });
  await openPage(guest, '/category/web_dev?sortBy=price');
  const found = guest.getByRole('link', { name: 'Knots for Patient Hands' });
  await scrollTo(guest, found);
  await found.click();
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Knots for Patient Hands');
  await guest.close();

  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expect(
    page.getByText('Your course is a draft again. Only you and the learners who are enrolled can see it.'),
  ).toBeVisible();
  expect((await callApi(product.url, 'GET', course)).status).toBe(404);

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete “Knots for Patient Hands”?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/dashboard');
  const deleted = page.getByText('“Knots for Patient Hands” has been deleted.');
  await expect(deleted).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Knots for Patient Hands' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Create Course' })).toBeVisible();
  await expect(deleted).toBeHidden();

  // The form of the next course is empty.
  await page.getByRole('link', { name: 'Create Course' }).click();
  await expect(labeled(page, 'Name')).toHaveValue('');
});

test('a course with enrollments cannot be deleted, and a rejected save keeps the fields', {
  tag: '@10.21',
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(409), failedRequest(503));
  const instructor = await signInDemoUser(product.url, 'instructor');
  const { token } = instructor.tokens.access;
  const own = await callApi<PageOf<Course>>(product.url, 'GET', '/instructor/courses?limit=100', { token });
  const loved = own.body.results.find(({ learners }) => learners.enrolled > 0);
  await signIn(page, instructor);
  await openPage(page, `${loved?.href}/edit`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('This course cannot be deleted while learners are enrolled in it.');

  await expect(page.getByRole('alertdialog')).toBeHidden();

  await labeled(page, 'Name').fill('Another name');
  await page.route('**/v1/courses/*', (route) =>
    route.request().method() === 'PATCH'
      ? route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } })
      : route.fallback(),
  );
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(alert).toHaveText('Not just now.');
  await expect(labeled(page, 'Name')).toHaveValue('Another name');
  await page.reload();
  await expect(labeled(page, 'Name')).toHaveValue('Another name');
});

test('the instructor of a course edits it instead of enrolling, and nothing shifts', {
  tag: '@2.173',
}, async ({ page, product }) => {
  const instructor = await signInDemoUser(product.url, 'instructor');
  const { token } = instructor.tokens.access;
  const own = await callApi<PageOf<Course>>(product.url, 'GET', '/instructor/courses', { token });
  const course = own.body.results.find(({ status }) => status === 'published');
  await signIn(page, instructor);
  await openPage(page, `${course?.href}`);
  const edit = page.getByRole('link', { name: 'Edit Course' });
  await expect(edit).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  // The header has other links for users than for guests.
  const shifts = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
          const sources = entries.flatMap((entry) => entry.sources);
          done(sources.filter(({ node }) => document.querySelector('main')?.contains(node)).length);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 500);
      }),
  );
  expect(shifts).toBe(0);
  await edit.click();
  await expect(page).toHaveURL(`${course?.href}/edit`);
});

test('the texts of each language have a tab, and an error selects its tab', { tag: '@2.211' }, async ({
  page,
  product,
}) => {
  await signIn(page, await signInDemoUser(product.url, 'instructor'));
  await openPage(page, '/create-course');
  await expect(page.getByRole('tab')).toHaveText(['English', 'العربية', 'Français']);
  await labeled(page, 'Name').fill('Knots for Quick Hands');
  await tab(page, 'English').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'العربية')).toHaveAttribute('aria-selected', 'true');
  await expect(labeled(page, 'Name')).toHaveAttribute('dir', 'rtl');
  await page.keyboard.press('Tab');
  await expect(labeled(page, 'Name')).toBeFocused();
  // A character that reverses the direction of the text is invalid in a name.
  await page.keyboard.insertText('عُقَد\u202eللأيدي');
  await tab(page, 'Français').click();
  await expect(labeled(page, 'Name')).toHaveValue('');
  await labeled(page, 'Description').fill('Dix nœuds qui tiennent.');

  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(tab(page, 'العربية')).toHaveAttribute('aria-selected', 'true');
  await expect(tab(page, 'العربية')).toHaveAccessibleName('العربية Needs a correction');
  await expect(labeled(page, 'Name')).toBeFocused();
  await labeled(page, 'Name').fill('عُقَد للأيدي');
  await expect(tab(page, 'العربية')).toHaveAccessibleName('العربية');
  await tab(page, 'Français').click();
  await expect(labeled(page, 'Description')).toHaveValue('Dix nœuds qui tiennent.');
  await tab(page, 'English').click();
  await expect(labeled(page, 'Name')).toHaveValue('Knots for Quick Hands');
  await labeled(page, 'Description').fill('Ten knots that hold.');
  await expect(tab(page, 'English')).toHaveAccessibleName('English Complete');
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the start is entered in local time, and the preview follows the fields', {
    tag: ['@2.212', '@2.213'],
  }, async ({ page, product }) => {
    const instructor = await signInDemoUser(product.url, 'instructor');
    await signIn(page, instructor);
    await openPage(page, '/create-course');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Name of the course');
    await labeled(page, 'Name').fill('Knots at Dawn');
    await expect(preview.getByRole('heading', { level: 3 })).toHaveText('Knots at Dawn');
    await page.getByLabel('Price', { exact: true }).fill('12.50');
    await expect(preview.getByText('$12.50')).toBeVisible();

    // The image is requested when its address is complete.
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/pictures/courses/intro')) requested.push(new URL(request.url()).pathname);
    });
    await page.getByLabel('Image Address').pressSequentially('/pictures/courses/intro-to-typescript.jpg');
    await page.getByLabel('Image Address').press('Tab');
    await expect.poll(() => requested).toEqual(['/pictures/courses/intro-to-typescript.avif']);

    const time = page.getByLabel('Scheduled Time');
    await time.fill('2027-03-09T02:00');
    await expect(time).toHaveAccessibleDescription(/Mon, Mar 8, 2027, 5:00.PM.UTC/);
    await fillRest(page);
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page.getByText('Your draft has been saved.')).toBeVisible();
    await expect(page).toHaveURL('/course/knots-at-dawn/edit');
    const { token } = instructor.tokens.access;
    const saved = await callApi<Course>(product.url, 'GET', '/courses/knots-at-dawn', { token });
    expect(saved.body.scheduledTime).toBe('2027-03-08T17:00:00.000Z');
    await page.reload();
    await expect(time).toHaveValue('2027-03-09T02:00');
  });
});

test('titles of sessions are an outline for visitors, and names of the rows for learners', {
  tag: ['@2.214', '@2.215'],
}, async ({ page, browser, product }) => {
  await signIn(page, await signInDemoUser(product.url, 'instructor'));
  await openPage(page, '/create-course');
  await labeled(page, 'Name').fill('Knots in Three Evenings');
  await fillRest(page);
  const titles = page.getByRole('textbox', { name: 'Session Titles' });
  await titles.fill('Bowline\n\nHitches\nSplices');
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect(page.getByText(/^There are more titles than sessions/)).toBeVisible();
  await expect(titles).toBeFocused();
  await titles.fill('Bowline\n\nHitches');
  await page.getByLabel('Price', { exact: true }).fill('20');
  await publish.click();
  await expect(page.getByText('Your course has been published. Everyone can find it now.')).toBeVisible();

  const visitor = await browser.newPage({ baseURL: product.url });
  await openPage(visitor, '/course/knots-in-three-evenings');
  const outline = visitor.getByRole('list', { name: 'Sessions', exact: true });
  await expect(outline).toMatchAriaSnapshot(`
    - list "Sessions":
      - listitem: Session 1 Bowline
      - listitem: Session 2
      - listitem: Session 3 Hitches
  `);
  await signIn(visitor, await signInDemoUser(product.url, 'learner'));
  await openPage(visitor, '/course/intro-to-typescript');
  await expect(visitor.getByRole('checkbox', { name: 'Session 1 Why types?' })).toBeChecked();
  await expect(outline).toHaveCount(1);
  await visitor.close();
});

for (const width of [1280, 375]) {
  test(`the actions never cover the focused field at ${width} px`, { tag: '@2.210' }, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await signIn(page, await signInDemoUser(product.url, 'instructor'));
    await openPage(page, '/create-course');
    const groups = page.getByRole('main').getByRole('group');
    for (const name of ['Basics', 'Schedule and Price', 'Presentation'])
      await expect(groups.and(page.getByRole('group', { name }))).toBeAttached();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect(publish).toBeInViewport();
    await labeled(page, 'Name').focus();
    const image = page.getByLabel('Image Address');
    for (let presses = 0; presses < 30; presses += 1) {
      const focused = await page.evaluate(() => {
        const [field, bar] = [document.activeElement, document.querySelector('[data-actions]')];
        if (!field || !bar || bar.contains(field)) return null;
        return { bottom: field.getBoundingClientRect().bottom, top: bar.getBoundingClientRect().top };
      });
      if (focused) expect(focused.bottom).toBeLessThanOrEqual(focused.top);
      if (await image.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab did not lead to the address of the image.');
  });
}

test('the fields survive a sign-in before the save', async ({ page, context, product }) => {
  const instructor = await signInDemoUser(product.url, 'instructor');
  await signIn(page, instructor);
  await openPage(page, '/create-course');
  await labeled(page, 'Name').fill('Half a course');
  const other = await context.newPage();
  await openPage(other, '/');
  await other.getByRole('button', { name: instructor.user.name }).click();
  await other.getByRole('menuitem', { name: 'Logout' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You need to be logged in to write a course',
  );
  await page.getByRole('main').getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await dialog.getByLabel('Email').fill(instructor.email);
  await dialog.getByLabel('Password', { exact: true }).fill(instructor.password);
  await dialog.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(labeled(page, 'Name')).toHaveValue('Half a course');
});

test('users who may not create courses see the reason', { tag: ['@2.6', '@10.37'] }, async ({
  page,
  product,
}) => {
  await signIn(page, await registerUser(product.url, newUser()));
  await openPage(page, '/create-course');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only instructors can create courses');
  await expect(page.getByRole('main').getByRole('link', { name: 'Become an Instructor' })).toHaveAttribute(
    'href',
    '/profile?section=instructor',
  );

  const instructor = await signInDemoUser(product.url, 'instructor');
  await signIn(page, instructor);
  const list = await callApi<PageOf<{ href: string; instructor: { id: string } }>>(
    product.url,
    'GET',
    '/categories/web_dev/courses?limit=100',
  );
  const foreign = list.body.results.find((course) => course.instructor.id !== instructor.user.id);
  await openPage(page, `${foreign?.href}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This course is not yours');
});

test('a course that does not exist is requested once more for a signed-in user, and not again', async ({
  page,
  product,
  consoleErrors,
}) => {
  consoleErrors.expect(failedRequest(404));
  await signIn(page, await registerUser(product.url));
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/v1/courses/')) requested.push(request.url());
  });
  await openPage(page, '/course/nothing-of-the-kind');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found');
  await expect.poll(() => requested.length).toBe(1);
  await page.waitForLoadState('networkidle');
  expect(requested).toHaveLength(1);
});
