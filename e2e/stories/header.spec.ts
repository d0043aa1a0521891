import { languages } from '@lyceum/i18n';
import type { Page } from '@playwright/test';
import { enlargeText, expect, focusedElement, openStory, test } from '../support/story.ts';

/** Describes what overflows the window or its own box in the header. */
const overflowOf = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const visibleElements = [...banner.querySelectorAll<HTMLElement>('a, button, input, p')].filter(
      (element) => element.checkVisibility(),
    );
    const violations = visibleElements.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const outside = box.left < 0 || box.right > innerWidth;
      // Text in an input scrolls. All other elements must fit.
      const overflowing = element.tagName !== 'INPUT' && element.scrollWidth > element.clientWidth + 1;
      return outside || (overflowing && getComputedStyle(element).display !== 'inline')
        ? [element.textContent || element.getAttribute('aria-label') || element.tagName]
        : [];
    });
    const sideways = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return sideways > 0 ? [...violations, `${sideways} px to the side`] : violations;
  });

/** Pairs of controls that overlap. */
const overlapsOf = (page: Page) =>
  page.getByRole('banner').evaluate((banner) => {
    const visibleElements = [...banner.querySelectorAll<HTMLElement>('a, button, input')].filter((element) =>
      element.checkVisibility(),
    );
    return visibleElements.flatMap((one, index) =>
      visibleElements.slice(index + 1).flatMap((other) => {
        // The clear button lies inside the search field.
        if (one.closest('form') && one.closest('form') === other.closest('form')) return [];
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
        const apart =
          a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
        return apart ? [] : [`${one.textContent} over ${other.textContent || other.ariaLabel}`];
      }),
    );
  });

for (const language of languages) {
  test.describe(() => {
    test.use({ language });

    for (const width of [320, 375, 768, 769, 1101, 1280]) {
      test(`nothing is cut off at ${width} px with any text size in ${language}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 700 });
        await openStory(page, 'patterns-header--query-typed', { language });
        expect(await overflowOf(page)).toEqual([]);
        expect(await overlapsOf(page)).toEqual([]);
        await enlargeText(page);
        expect(await overflowOf(page)).toEqual([]);
        expect(await overlapsOf(page)).toEqual([]);
      });
    }
  });
}

for (const language of languages) {
  test.describe(() => {
    test.use({ language });

    test(`the links share one row on every desktop in ${language}`, async ({ page }) => {
      await openStory(page, 'patterns-header--guest', { language });
      for (const width of [769, 850, 925, 970, 1050, 1110, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        const links = page.getByRole('navigation').getByRole('link');
        await expect(links).toHaveCount(5);
        const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
        expect(new Set(tops).size, `rows at ${width} px`).toBe(1);
      }
    });
  });
}

test('on mobile, a menu button replaces the links and the search has its own row', {
  tag: '@2.114',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openStory(page, 'patterns-header--signed-in');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  const order: string[] = [];
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Tab');
    order.push(await focusedElement(page));
  }
  expect(order).toEqual([
    'link "Lyceum, home page"',
    'searchbox "Search courses and categories"',
    'button "Amal Haddad"',
    'button "Menu"',
  ]);
  const search = await page.getByRole('searchbox').boundingBox();
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  expect(search?.y ?? 0).toBeGreaterThanOrEqual((menu?.y ?? 0) + (menu?.height ?? 0));
});

test('Escape and the clear button clear the search and keep the focus in the field', async ({ page }) => {
  await openStory(page, 'patterns-header-searchbox--typed');
  const field = page.getByRole('searchbox');
  await field.focus();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.type('design');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
});
