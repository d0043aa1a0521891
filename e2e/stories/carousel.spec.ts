import type { Page } from '@playwright/test';
import { expect, focusedElement, openStory, test } from '../support/story.ts';

const every = 2500;
const turnTakes = 1000;
/** A little more than one animation step. */
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

/** The distance of a slide from the start edge of the viewport of the carousel, in pixels. */
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

/** Opens the story, pauses its clock while the pointer hovers over the slides, then moves the pointer away. */
async function openTurning(page: Page, story: string, language: 'en' | 'ar' = 'en'): Promise<void> {
  await openStory(page, story, { language });
  await region(page).hover();
  await expect(live(page)).toHaveAttribute('aria-live', 'polite');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  await page.mouse.move(0, 700);
  await expect(live(page)).toHaveAttribute('aria-live', 'off');
}

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference', kind: 'stories with clock' });

  test('is a named region of named slides, and announces nothing while it rotates', async ({ page }) => {
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

  test('rotates every 2500 ms, with a transition of 1000 ms', { tag: '@2.93' }, async ({ page }) => {
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

  test('continues with the first slide after the last', async ({ page }) => {
    await openTurning(page, 'components-carousel--testimonials');
    for (const positions of [[2], [1], [2]]) {
      await page.clock.runFor(every);
      await expect.poll(() => inView(page)).toEqual(positions);
    }
  });

  test('pauses while hovered and resumes afterward', async ({ page }) => {
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

  test('puts the pause button first in the tab order, and pauses while focused', async ({ page }) => {
    await openTurning(page, 'components-carousel--benefits');
    await page.keyboard.press('Tab');
    expect(await focusedElement(page)).toBe('button "Pause the slides"');
    await expect(live(page)).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(4 * every);
    expect(await inView(page)).toEqual([1, 2, 3]);
    await page.keyboard.press('Tab');
    expect(await focusedElement(page)).toBe('button "Previous slide"');
    await page.keyboard.press('Tab');
    expect(await focusedElement(page)).toBe('button "Next slide"');
    await page.keyboard.press('Tab');
    await expect(live(page)).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(every);
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
  });

  test('stays paused until Play is pressed, which resumes at once', async ({ page }) => {
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

  test.describe(() => {
    test.use({ language: 'ar' });

    test('brings the next slide in from the left in Arabic', { tag: '@11.16' }, async ({ page }) => {
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
  });

  test.describe('on mobile', () => {
    test.use({ viewport: { width: 768, height: 1024 }, hasTouch: true, kind: 'own' });

    test('does not rotate and has no pause button', { tag: '@2.93' }, async ({ page }) => {
      await page.clock.install();
      await openStory(page, 'components-carousel--benefits');
      await expect(slide(page, '4 of 4')).toHaveAttribute('inert');
      await expect(pause(page)).toBeHidden();
      await expect(live(page)).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(4 * every);
      expect(await inView(page)).toEqual([1, 2]);
    });

    test('shows the next slide on a swipe', async ({ page }) => {
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

test.describe('with reduced motion', () => {
  test.use({ kind: 'stories with clock' });

  test('starts paused, and changes slides without animation', { tag: '@2.93' }, async ({ page }) => {
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
});

test('dragging shows the next slide and selects no text', async ({ page }) => {
  await openStory(page, 'components-carousel--testimonials');
  await drag(page, -800);
  await expect.poll(() => inView(page)).toEqual([2]);
  await expect.poll(async () => Math.abs(await offStart(page, '2 of 2'))).toBeLessThan(0.5);
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await drag(page, 800);
  await expect.poll(() => inView(page)).toEqual([1]);
});

test.describe(() => {
  test.use({ language: 'ar' });

  test('in Arabic, dragging to the right shows the next slide', async ({ page }) => {
    await openStory(page, 'components-carousel--benefits', { language: 'ar' });
    await drag(page, 300);
    await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
  });
});

test('slides out of view are not reachable', async ({ page }) => {
  await openStory(page, 'components-carousel--focus-in-slide');
  await expect(page.getByRole('link', { name: 'Flexible schedule' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Earn income' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('[role="group"] :focus')).toHaveCount(0);
  expect(await inView(page)).toEqual([1, 2]);
});

test('the controls are hidden only when all slides fit', async ({ page }) => {
  await openStory(page, 'components-carousel--all-fit');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await inView(page)).toEqual([1, 2, 3]);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(page.getByRole('button')).toHaveCount(3);
  await expect.poll(() => inView(page)).toEqual([1, 2]);
});

for (const language of ['en', 'ar'] as const) {
  test.describe(() => {
    test.use({ language });

    test(`the carousel has the same layout before and after hydration in ${language}`, async ({ page }) => {
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
      const original = await region(page).evaluateHandle((section) => {
        const plain = section.cloneNode(true) as Element;
        for (const element of plain.querySelectorAll('[style]')) element.removeAttribute('style');
        section.replaceWith(plain);
        return section;
      });
      expect(await places()).toEqual(withScript);
      // React removes it before the next story.
      await region(page).evaluate((plain, section) => plain.replaceWith(section), original);
    });
  });
}

/**
 * Drags the slides by this many pixels. It is more than half a slide, so that the result does not depend on the speed.
 */
async function drag(page: Page, by: number): Promise<void> {
  // Not the row of slides, which moves out of view.
  const box = await live(page).locator('..').boundingBox();
  const x = (box?.x ?? 0) + (box?.width ?? 0) * (by < 0 ? 0.9 : 0.1);
  const y = (box?.y ?? 0) + 60;
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by / 2, y, { steps: 5 });
  await page.mouse.move(x + by, y, { steps: 5 });
  await page.mouse.up();
}
