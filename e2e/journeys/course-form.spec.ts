import type { Course } from '@lyceum/api-client';
import type { FileChooser, Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { fillRest, labeled } from '../support/courseForm.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { signIn, signInDemoUser } from '../support/users.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

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

test('an uploaded image is that of the course, also on its page', {
  tag: ['@2.310', '@2.314', '@10.165'],
}, async ({ page, product, consoleErrors }) => {
  consoleErrors.expect(/422.*uploads\/images/);
  await signIn(page, await signInDemoUser(product.url, 'instructor'));
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
  await expect(field.getByRole('alert')).toHaveText(/^This is no JPEG/);
  await choose({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('ffd8ffe0', 'hex') });
  await expect(field.getByRole('alert')).toHaveText(/^This file is damaged/);
  await choose('apps/web/public/pictures/social.png');
  await expect(field.getByText('The image has been uploaded. Save the course to keep it.')).toBeVisible();
  await expect(page.getByLabel('Image Address')).toHaveValue(/^\/pictures\/uploads\/[\da-f-]{36}-800\.jpg$/);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Your course has been published. Everyone can find it now.')).toBeVisible();
  await openPage(page, '/course/knots-in-felt');
  const shown = page.locator('img[src^="/pictures/uploads/"]').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
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
