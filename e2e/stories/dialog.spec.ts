import type { Locator, Page } from '@playwright/test';
import { expect, focusedElement, openStory, test } from '../support/story.ts';

interface Modal {
  story: string;
  /** The button that opened the dialog. The story's `play` has pressed it. */
  opener: string;
  title: string;
  /** Everything in the dialog that Tab reaches, in order. */
  stops: readonly string[];
}

const modals: readonly Modal[] = [
  {
    story: 'components-dialog--with-trigger',
    opener: 'Forgot password?',
    title: 'Forgot password?',
    stops: ['textbox "Email"', 'button "Cancel"', 'button "Send Reset Link"', 'button "Close"'],
  },
  {
    story: 'components-drawer--with-trigger',
    opener: 'Menu',
    title: 'Menu',
    stops: ['link "Sessions"', 'link "Monetize"', 'link "Community"', 'button "Close"'],
  },
];

/** A point outside the dialog, on the side with more space, and a point inside it that hits no control. */
async function points(page: Page, dialog: Locator) {
  const box = await dialog.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The dialog is not on the page.');
  const inside = { x: box.x + box.width / 2, y: box.y + 6 };
  const outside = { x: box.x > 40 ? box.x - 30 : box.x + box.width + 30, y: size.height - 40 };
  return { inside, outside };
}

async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

for (const { story, opener, title, stops } of modals) {
  test.describe(story, () => {
    test.beforeEach(({ page }) => openStory(page, story));

    const dialogOf = (page: Page) => page.getByRole('dialog', { name: title });

    test('focus moves in, and Tab and Shift+Tab stay inside', async ({ page }) => {
      const [first = '', ...others] = stops;
      await expect.poll(() => focusedElement(page)).toContain(first);
      for (const stop of [...others, first]) {
        await page.keyboard.press('Tab');
        await expect.poll(() => focusedElement(page)).toContain(stop);
      }
      for (const stop of stops.toReversed()) {
        await page.keyboard.press('Shift+Tab');
        await expect.poll(() => focusedElement(page)).toContain(stop);
      }
    });

    test('Escape closes it and restores the focus', async ({ page }) => {
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialogOf(page)).toBeVisible();
      await expect.poll(() => focusedElement(page)).toContain(stops[0]);
    });

    test('the close button closes it and restores the focus', async ({ page }) => {
      await page.getByRole('button', { name: 'Close' }).click();
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    });

    test('the page behind it is inert', async ({ page }) => {
      await expect(page.getByRole('button', { name: 'Go to Home' })).toHaveCount(0);
      const behind = page.getByRole('button', { name: 'Go to Home', includeHidden: true });
      const box = await behind.boundingBox();
      if (!box) throw new Error('The button behind is not on the page.');
      const covered = await behind.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
      expect(covered).toBe(true);
    });

    test('a click outside closes it', { tag: '@2.60' }, async ({ page }) => {
      const { outside } = await points(page, dialogOf(page));
      await page.mouse.click(outside.x, outside.y);
      await expect(dialogOf(page)).toBeHidden();
      await expect(page.getByRole('button', { name: opener })).toBeFocused();
    });

    test('a click inside, or a drag across its edge in either direction, does not close it', {
      tag: '@2.60',
    }, async ({ page }) => {
      const dialog = dialogOf(page);
      const { inside, outside } = await points(page, dialog);
      await page.mouse.click(inside.x, inside.y);
      await drag(page, inside, outside);
      await drag(page, outside, inside);
      // `data-open` is removed at once, while the closing animation may still show the dialog.
      await expect(dialog).toHaveAttribute('data-open');
      await page.mouse.click(outside.x, outside.y);
      await expect(dialog).toBeHidden();
    });
  });
}

test('the title and the actions stay visible while the content scrolls by keyboard', async ({ page }) => {
  await openStory(page, 'components-dialog--long');
  const dialog = page.getByRole('dialog');
  await expect.poll(() => focusedElement(page)).toContain('Cancel');
  await dialog.evaluate((element) => {
    element.scrollTop = 0;
  });
  await page.keyboard.press('PageDown');
  await expect.poll(() => dialog.evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Send Reset Link' })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

test('fits into a window of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  for (const story of ['components-dialog--long-words', 'components-drawer--long']) {
    await openStory(page, story);
    const dialog = page.getByRole('dialog');
    const { scrollWidth, clientWidth } = await dialog.evaluate((element) => ({
      scrollWidth: element.scrollWidth,
      clientWidth: element.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
    await expect(dialog).toBeInViewport({ ratio: 1 });
  }
});

for (const { side, story, language } of [
  { side: 'right', story: 'components-drawer--with-trigger', language: 'en' },
  { side: 'left', story: 'components-drawer--with-trigger', language: 'ar' },
  { side: 'left', story: 'components-drawer--from-start', language: 'en' },
  { side: 'right', story: 'components-drawer--from-start', language: 'ar' },
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`${story} opens on the ${side} in ${language}`, async ({ page }) => {
      await openStory(page, story, { language });
      const box = await page.getByRole('dialog').boundingBox();
      expect(box && (side === 'left' ? box.x : 1280 - box.x - box.width)).toBe(0);
    });
  });
}
