import type { Course, CourseSessions } from '@lyceum/api-client';
import type { FileChooser, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { fillRest, labeled, pasteTitles } from '../support/courseForm.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { registerInstructor, signIn, signInDemoUser } from '../support/users.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('the texts of each language have a tab, and an error selects its tab', { tag: '@2.211' }, async ({
  page,
  product,
}) => {
  await signIn(page, await registerInstructor(product.url));
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
    const instructor = await registerInstructor(product.url);
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
    const course = await callApi<Course>(product.url, 'GET', '/courses/knots-at-dawn', { token });
    expect(course.body.scheduledTime).toBe('2027-03-08T17:00:00.000Z');
    await page.reload();
    await expect(time).toHaveValue('2027-03-09T02:00');
  });
});

test('an uploaded image is that of the course, also on its page', {
  tag: ['@2.310', '@2.314'],
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(/422.*uploads\/images/);
  await signIn(page, await registerInstructor(product.url));
  await openPage(page, '/create-course');
  await labeled(page, 'Name').fill('Knots in Felt');
  await page.getByLabel('Price', { exact: true }).fill('20');
  await fillRest(page);
  const field = page.getByRole('group', { name: 'Image optional' });
  const choose = async (file: Parameters<FileChooser['setFiles']>[0]) => {
    const chooser = page.waitForEvent('filechooser');
    await field.getByRole('button', { name: /^Choose/ }).press('Enter');
    await (await chooser).setFiles(file);
  };
  await choose({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<script>') });
  await expect(field.getByRole('alert')).toHaveText(/^This is not a JPEG/);
  await choose({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe0', 'hex') });
  await expect(field.getByRole('alert')).toHaveText(/^This file is damaged/);
  await choose('apps/web/public/pictures/social.png');
  await expect(field.getByText('The image has been uploaded. Save the course to keep it.')).toBeVisible();
  await expect(page.getByLabel('Image Address')).toHaveValue(/^\/pictures\/uploads\/[\da-f-]{36}-800\.jpg$/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your course has been published. Everyone can find it now.')).toBeVisible();
  await openPage(page, '/course/knots-in-felt');
  const picture = page.locator('img[src^="/pictures/uploads/"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('lessons across a clock change: outline for visitors, links for learners', {
  tag: ['@2.214', '@2.215', '@2.292', '@2.295', '@2.296', '@2.297'],
}, async ({ page, browser, product }) => {
  const instructor = await registerInstructor(product.url);
  await signIn(page, instructor);
  await openPage(page, '/create-course');
  await labeled(page, 'Name').fill('Knots in Three Evenings');
  await fillRest(page);
  await page.getByLabel('Price', { exact: true }).fill('20');
  await pasteTitles(page, 1, 'Hitches\nBowline\nSplices');
  const title = (number: number) => page.getByRole('textbox', { name: `Title of session ${number}` });
  await expect(title(3)).toHaveValue('Splices');
  // By keyboard; the button keeps the focus.
  await page.getByRole('button', { name: 'Move session 2 up' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(1)).toHaveValue('Bowline');
  await expect(page.getByRole('button', { name: 'Move session 1 up' })).toBeFocused();

  // The clock of Paris changes between the two lessons, both at 18:00.
  for (const [number, start] of [
    [1, '2027-03-27T18:00'],
    [2, '2027-03-28T18:00'],
  ] as const) {
    const row = page
      .getByRole('list', { name: 'Sessions' })
      .getByRole('listitem')
      .nth(number - 1);
    await row.getByRole('button', { name: /^Time, link and materials/ }).click();
    await row.getByLabel('Start').fill(start);
    await row.getByRole('textbox', { name: 'Minutes' }).fill('90');
    await row.getByRole('combobox', { name: 'Time Zone' }).fill('Paris');
    await page.getByRole('option', { name: 'Europe/Paris' }).click();
    await row.getByLabel('Meeting Link').fill('https://meet.example.org/knots');
    await row.getByRole('button', { name: 'Add Material' }).click();
    await row.getByRole('textbox', { name: 'Title', exact: true }).fill('Slides');
    await row.getByRole('textbox', { name: 'Link', exact: true }).fill('https://files.example.org/slides');
  }
  // Everything typed survives a reload.
  await page.reload();
  await expect(title(2)).toHaveValue('Hitches');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your course has been published. Everyone can find it now.')).toBeVisible();
  const course = '/courses/knots-in-three-evenings';
  const { body } = await callApi<CourseSessions>(product.url, 'GET', `${course}/sessions`);
  expect(body.access).toBe('outline');
  expect(body.sessions.map(({ schedule }) => schedule?.startsAt)).toEqual([
    '2027-03-27T17:00:00.000Z',
    '2027-03-28T16:00:00.000Z',
    undefined,
  ]);

  const visitor = await browser.newPage({ baseURL: product.url, timezoneId: 'Europe/Paris' });
  await openPage(visitor, '/course/knots-in-three-evenings');
  const outline = visitor.getByRole('list', { name: 'Sessions', exact: true });
  await expect(outline.getByRole('listitem')).toHaveText([
    /Session 1 Bowline.*Mar 27, 2027, 6:00.PM/,
    /Session 2 Hitches.*Mar 28, 2027, 6:00.PM/,
    /Session 3 Splices/,
  ]);
  const learner = await signInDemoUser(product.url, 'learner');
  const { token } = learner.tokens.access;
  await callApi(product.url, 'POST', `${course}/enroll`, { token });
  await signIn(visitor, learner);
  await openPage(visitor, '/course/knots-in-three-evenings');
  await expect(visitor.getByRole('checkbox', { name: 'Session 1 Bowline' })).not.toBeChecked();
  const materials = visitor.getByRole('list', { name: 'Materials of session 2' });
  await expect(materials.getByRole('link')).toHaveAttribute('href', 'https://files.example.org/slides');
  await expect(visitor.getByRole('link', { name: /^Join/ })).toHaveCount(0);
  const download = visitor.waitForEvent('download');
  await visitor.getByRole('button', { name: 'Add to Calendar' }).click();
  expect((await download).suggestedFilename()).toBe('knots-in-three-evenings.ics');
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
    for (const name of ['Basics', 'Sessions', 'Schedule and Price', 'Presentation'])
      await expect(groups.and(page.getByRole('group', { name }))).toBeAttached();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await expect(publish).toBeInViewport();
    await labeled(page, 'Name').focus();
    const image = page.getByLabel('Image Address');
    for (let presses = 0; presses < 40; presses += 1) {
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
  const instructor = await registerInstructor(product.url);
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
