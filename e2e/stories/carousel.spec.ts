import type { Page } from '@playwright/test';
import { expect, focused, openStory, test } from '../support/story.ts';

const every = 2500;
const turnTakes = 1000;
/** One step of an animation, and a bit. */
const frame = 20;

const region = (page: Page) => page.getByRole('region');
const slide = (page: Page, position: string) => page.locator(`[role="group"][aria-label="${position}"]`);
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the slides' });
const play = (page: Page) => page.getByRole('button', { name: 'Play the slides' });
const next = (page: Page) => page.getByRole('button', { name: 'Next slide' });
const live = (page: Page) => page.locator('[aria-live]');

/** The numbers of the slides that are not inert. */
const inView = (page: Page) =>
  page
    .locator('[role="group"]')
    .evaluateAll((groups) =>
      groups.flatMap((group, index) => (group.hasAttribute('inert') ? [] : [index + 1])),
    );

/** How far a slide is from the start of the place that shows the slides, in pixels. */
const offStart = (page: Page, position: string) =>
  slide(page, position).evaluate((group) => {
    const row = group.parentElement;
    const place = row?.parentElement?.getBoundingClientRect();
    const box = group.getBoundingClientRect();
    if (!row || !place) return Number.NaN;
    const padding = Number.parseFloat(getComputedStyle(row.parentElement as Element).paddingLeft);
    return getComputedStyle(row).direction === 'rtl'
      ? place.right - padding - box.right
      : box.left - padding - place.left;
  });

/** Opens the story, stops its clock while the pointer keeps the slides still, and lets them go. */
async function openTurning(page: Page, story: string, language: 'en' | 'ar' = 'en'): Promise<void> {
  await page.clock.install();
  await openStory(page, story, { language });
  await region(page).hover();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.mouse.move(0, 700);
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('is a named region of named slides, and says nothing while it turns', async ({ page }) => {
    await openTurning(page, 'components-carousel--benefits');
    await expect(page.getByRole('region', { name: 'Why Teach on Lyceum' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    await expect(slide(page, '2 of 4')).toHaveAttribute('aria-roledescription', 'slide');
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await region(page).hover();
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  });

  test('turns after 2500 ms, and a turn takes 1000 ms', { tag: '@2.93' }, async ({ page }) => {
    await openTurning(page, 'components-carousel--benefits');
    await page.clock.runFor(every - 1);
    expect(await inView(page)).toEqual([1, 2, 3]);
    await page.clock.runFor(1);
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
    expect(await offStart(page, '2 of 4')).toBeGreaterThan(100);
    await page.clock.runFor(turnTakes * 0.75);
    expect(await offStart(page, '2 of 4')).toBeGreaterThan(2);
    await page.clock.runFor(turnTakes * 0.25 + frame);
    expect(Math.abs(await offStart(page, '2 of 4'))).toBeLessThan(0.5);
    await page.clock.runFor(every - turnTakes - frame);
    await expect.poll(() => inView(page)).toEqual([1, 3, 4]);
  });

  test('after the last comes the first again', async ({ page }) => {
    await openTurning(page, 'components-carousel--testimonials');
    for (const seen of [[2], [1], [2]]) {
      await page.clock.runFor(every);
      await expect.poll(() => inView(page)).toEqual(seen);
    }
  });

  test('stands still under the pointer and goes on after it', async ({ page }) => {
    await openTurning(page, 'components-carousel--benefits');
    await slide(page, '1 of 4').hover();
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(4 * every);
    expect(await inView(page)).toEqual([1, 2, 3]);
    await page.mouse.move(0, 700);
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(every);
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
  });

  test('the button that pauses is the first that Tab reaches, and the focus stops the turning', async ({
    page,
  }) => {
    await openTurning(page, 'components-carousel--benefits');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('button "Pause the slides"');
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(4 * every);
    expect(await inView(page)).toEqual([1, 2, 3]);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('button "Previous slide"');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('button "Next slide"');
    await page.keyboard.press('Tab');
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(every);
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
  });

  test('what was paused stays so, until Play starts it at once', async ({ page }) => {
    await openTurning(page, 'components-carousel--benefits');
    await pause(page).focus();
    await page.keyboard.press('Space');
    await expect(play(page)).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.clock.runFor(4 * every);
    expect(await inView(page)).toEqual([1, 2, 3]);

    await play(page).focus();
    await page.keyboard.press('Enter');
    await expect(pause(page)).toBeFocused();
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(every);
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);

    await page.keyboard.press('Tab');
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(4 * every);
    expect(await inView(page)).toEqual([2, 3, 4]);
  });

  test('in Arabic the next slide comes from the left', { tag: '@11.16' }, async ({ page }) => {
    await openTurning(page, 'components-carousel--testimonials', 'ar');
    const before = await slide(page, '2 من 2').boundingBox();
    const first = await slide(page, '1 من 2').boundingBox();
    expect(before?.x).toBeLessThan(first?.x ?? 0);
    await page.clock.runFor(every + turnTakes + frame);
    expect(Math.abs(await offStart(page, '2 من 2'))).toBeLessThan(0.5);

    const back = await page.getByRole('button', { name: 'الشريحة السابقة' }).boundingBox();
    const on = page.getByRole('button', { name: 'الشريحة التالية' });
    expect((await on.boundingBox())?.x).toBeLessThan(back?.x ?? 0);
    await expect(on.locator('svg')).toHaveCSS('scale', '-1 1');
  });

  test.describe('on mobile', () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true });

    test('nothing turns by itself, so there is nothing to pause', { tag: '@2.93' }, async ({ page }) => {
      await page.clock.install();
      await openStory(page, 'components-carousel--benefits');
      await expect(slide(page, '4 of 4')).toHaveAttribute('inert');
      await expect(pause(page)).toBeHidden();
      await expect(live(page)).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(4 * every);
      expect(await inView(page)).toEqual([1, 2]);
    });

    test('a swipe brings the next', async ({ page }) => {
      await openStory(page, 'components-carousel--benefits');
      const box = await slide(page, '1 of 4').boundingBox();
      const touch = await page.context().newCDPSession(page);
      const y = (box?.y ?? 0) + 40;
      const at = (x: number) => ({ touchPoints: [{ x, y }] });
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(600) });
      for (const x of [560, 500, 440, 380]) {
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(x) });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => inView(page)).toEqual([2, 3]);
    });
  });
});

test('for who wants less motion it begins paused, and changes without moving', { tag: '@2.93' }, async ({
  page,
}) => {
  await page.clock.install();
  await openStory(page, 'components-carousel--benefits');
  await expect(play(page)).toBeVisible();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.clock.runFor(4 * every);
  expect(await inView(page)).toEqual([1, 2, 3]);
  await next(page).click();
  await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
  expect(Math.abs(await offStart(page, '2 of 4'))).toBeLessThan(0.5);
});

test('a drag brings the next, and text in it is not selected', async ({ page }) => {
  await openStory(page, 'components-carousel--testimonials');
  await drag(page, -800);
  await expect.poll(() => inView(page)).toEqual([2]);
  await expect.poll(async () => Math.abs(await offStart(page, '2 of 2'))).toBeLessThan(0.5);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await drag(page, 800);
  await expect.poll(() => inView(page)).toEqual([1]);
});

test('in Arabic a drag to the right brings the next', async ({ page }) => {
  await openStory(page, 'components-carousel--benefits', { language: 'ar' });
  await drag(page, 300);
  await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
});

test('nobody reaches what is out of view', async ({ page }) => {
  await openStory(page, 'components-carousel--focus-in-slide');
  await expect(page.getByRole('link', { name: 'Flexible schedule' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Earn income' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="group"] :focus')).toHaveCount(0);
  expect(await inView(page)).toEqual([1, 2]);
});

test('where all fit there is nothing to press, and where they do not there is', async ({ page }) => {
  await openStory(page, 'components-carousel--all-fit');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await inView(page)).toEqual([1, 2, 3]);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole('button')).toHaveCount(3);
  await expect.poll(() => inView(page)).toEqual([1, 2]);
});

for (const language of ['en', 'ar'] as const) {
  test(`the markup alone shows what the script will show, in ${language}`, async ({ page }) => {
    await openStory(page, 'components-carousel--benefits', { language });
    await expect.poll(() => inView(page)).toEqual([1, 2, 3]);
    const places = () =>
      region(page).evaluate((section) =>
        [section, ...section.querySelectorAll('button, [role="group"]:not([inert])')].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height].map(Math.round);
        }),
      );
    const withScript = await places();
    await region(page).evaluate((section) => {
      const plain = section.cloneNode(true) as Element;
      for (const element of plain.querySelectorAll('[style]')) element.removeAttribute('style');
      section.replaceWith(plain);
    });
    expect(await places()).toEqual(withScript);
  });
}

/** Drags the slides sideways by so many pixels: more than half a slide, so that the speed decides nothing. */
async function drag(page: Page, by: number): Promise<void> {
  // Not the row of slides, which moves out of sight.
  const box = await live(page).locator('..').boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) * (by < 0 ? 0.9 : 0.1);
  const y = (box?.y ?? 0) + 60;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 5 });
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
