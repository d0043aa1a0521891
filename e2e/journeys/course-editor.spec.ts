import type { Course, Page as PageOf } from '@lyceum/api-client';
import { callApi } from '../support/api.ts';
import { fillRest, labeled } from '../support/courseForm.ts';
import { openPage, scrollTo } from '../support/page.ts';
import { blockFonts, observeShifts } from '../support/shifts.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import {
  newUser,
  registerInstructor,
  registerUser,
  signIn,
  signInDemoUser,
  signInUser,
} from '../support/users.ts';

test('an approved instructor creates a draft, publishes, unpublishes and deletes it', {
  tag: ['@1.5', '@2.50', '@10.21', '@10.38'],
}, async ({ page, browser, product, consoleErrors }) => {
  // A draft is a 404 for everyone but its instructor, so also until a reloaded page has restored the session.
  consoleErrors.expect(failedRequest(404));
  const instructor = await registerInstructor(product.url);
  await signIn(page, instructor);
  await openPage(page, '/dashboard');
  await page.getByRole('link', { name: 'Create Course' }).first().click();
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
  const link = guest.getByRole('link', { name: 'Knots for Patient Hands' });
  await scrollTo(guest, link);
  await link.click();
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
  tag: '@2.47',
}, async ({ page, product, consoleErrors }) => {
  await blockFonts(page, consoleErrors);
  const instructor = await signInDemoUser(product.url, 'instructor');
  const { token } = instructor.tokens.access;
  const own = await callApi<PageOf<Course>>(product.url, 'GET', '/instructor/courses', { token });
  const course = own.body.results.find(({ status }) => status === 'published');
  await signIn(page, instructor);
  const shifts = await observeShifts(page, 'main');
  await openPage(page, `${course?.href}`);
  const edit = page.getByRole('link', { name: 'Edit Course' });
  await expect(edit).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enroll Now' })).toBeHidden();
  // The header has other links for users than for guests.
  expect(await shifts()).toEqual([]);
  await edit.click();
  await expect(page).toHaveURL(`${course?.href}/edit`);
});

test('users who may not create courses see the reason', { tag: '@2.6' }, async ({ page, product }) => {
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

test('two windows with one course: the second save shows both versions, by keyboard', {
  tag: '@2.380',
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(failedRequest(412), failedRequest(404));
  const instructor = await signInDemoUser(product.url, 'instructor');
  const { token } = instructor.tokens.access;
  const body = {
    name: { en: 'Two Windows' },
    description: { en: 'A race.' },
    category: 'web_dev',
    price: 10,
  };
  const course = await callApi<Course>(product.url, 'POST', '/courses', { token, body });
  await signIn(page, instructor);
  await openPage(page, `${course.body.href}/edit`);
  const price = page.getByLabel('Price', { exact: true });
  await expect(price).toHaveValue('10');
  const change = { price: 20, tags: ['Elsewhere'] };
  await callApi(product.url, 'PATCH', `/courses/${course.body.id}`, { token, body: change });

  await price.fill('15');
  await labeled(page, 'Name').fill('Two Windows, One Course');
  await page.getByRole('button', { name: 'Save as Draft' }).click();
  await expect(page.getByRole('heading', { name: 'This course was changed in the meantime' })).toBeFocused();
  const side = (field: string, name: string) =>
    page.getByRole('radiogroup', { name: field }).getByRole('radio', { name });
  await expect(side('Name (English)', 'Yours')).toBeChecked();
  await expect(side('Tags', 'Saved in the meantime')).toBeChecked();
  await expect(side('Price', 'Yours')).toHaveAccessibleDescription('$15');

  // Back to the form: what was typed is there.
  await page.getByRole('button', { name: 'Back to the Form' }).press('Enter');
  await expect(price).toHaveValue('15');
  await page.getByRole('button', { name: 'Save as Draft' }).press('Enter');
  await side('Price', 'Yours').press('ArrowDown');
  await expect(side('Price', 'Saved in the meantime')).toBeChecked();
  await page.getByRole('button', { name: 'Save Chosen Versions' }).press('Enter');
  await expect(page.getByText('Your draft has been saved.')).toBeVisible();
  await expect(labeled(page, 'Name')).toHaveValue('Two Windows, One Course');
  await expect(price).toHaveValue('20');
  const current = await callApi<Course>(product.url, 'GET', `/courses/${course.body.id}`, { token });
  expect(current.body).toMatchObject({
    name: { en: 'Two Windows, One Course' },
    price: 20,
    tags: ['Elsewhere'],
  });
  await callApi(product.url, 'DELETE', `/courses/${course.body.id}`, { token });
});

test('what is typed on one device continues on another, and can be discarded there', {
  tag: '@2.381',
}, async ({ page, browser, product, consoleErrors }) => {
  const instructor = await registerInstructor(product.url);
  await signIn(page, instructor);
  await openPage(page, '/create-course');
  await labeled(page, 'Name').fill('Typed on a Phone');
  await expect(page.getByText(/^Unsaved changes are kept for you since/)).toBeVisible();

  const other = await browser.newPage({ baseURL: product.url });
  await signIn(other, await signInUser(product.url, instructor));
  await openPage(other, '/create-course');
  await expect(labeled(other, 'Name')).toHaveValue('Typed on a Phone');
  await expect(other.getByText(/^Your unsaved changes from .* have been restored\.$/)).toBeVisible();
  await other.getByRole('button', { name: 'Discard Changes' }).press('Enter');
  await expect(labeled(other, 'Name')).toHaveValue('');
  const { token } = instructor.tokens.access;
  const storedDraft = () => callApi<object>(product.url, 'GET', '/instructor/course-drafts/_new', { token });
  await expect.poll(async () => (await storedDraft()).body).toEqual({ stored: null });
  await other.close();

  // Without the server, the draft stays on the device, and nothing is in the way.
  consoleErrors.expect(failedRequest(503));
  await page.route('**/v1/instructor/course-drafts/*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Not just now.' } }),
  );
  await labeled(page, 'Name').fill('Typed on a Train');
  await expect(page.getByText('Saved on this device only.')).toBeVisible();
  await page.unrouteAll();
  await page.reload();
  await expect(labeled(page, 'Name')).toHaveValue('Typed on a Train');
  await page.getByRole('button', { name: 'Discard Changes' }).click();
  await expect.poll(async () => (await storedDraft()).body).toEqual({ stored: null });
});

test('an instructor duplicates a course, and what is typed in the copy outlives the closed tab', {
  tag: ['@2.393', '@2.381'],
}, async ({ page, product, consoleErrors }) => {
  // A draft is a 404 until a reloaded page has restored the session.
  consoleErrors.expect(failedRequest(404));
  const instructor = await signInDemoUser(product.url, 'instructor');
  const { token } = instructor.tokens.access;
  const body = { name: { en: 'Once More' }, description: { en: 'And again.' }, category: 'web_dev' };
  const course = await callApi<Course>(product.url, 'POST', '/courses', { token, body });
  await signIn(page, instructor);
  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: 'Duplicate Once More' }).press('Enter');
  await expect(page).toHaveURL('/course/once-more-copy/edit');
  await expect(page.getByText('This is a copy of your course.')).toBeVisible();
  await expect(labeled(page, 'Name')).toHaveValue('Once More (copy)');

  await labeled(page, 'Name').fill('Once More, in Spring');
  await page.close();
  const draft = async () =>
    (
      await callApi<{ stored: { draft: string } | null }>(
        product.url,
        'GET',
        '/instructor/course-drafts/once-more-copy',
        { token },
      )
    ).body.stored?.draft ?? '';
  await expect.poll(draft).toContain('Once More, in Spring');
  for (const id of [course.body.id, 'once-more-copy'])
    await callApi(product.url, 'DELETE', `/courses/${id}`, { token });
});
