import { enlargeText, expect, openStory, test } from '../support/story.ts';

for (const width of [320, 1280]) {
  test(`skip links come first, appear on focus and move the focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await openStory(page, 'components-skiplinks--hidden');
    await enlargeText(page);
    const toContent = page.getByRole('link', { name: 'Skip to content' });
    const visibleLinks = () =>
      page.getByRole('link').evaluateAll((links) =>
        links.flatMap((link) => {
          const box = link.getBoundingClientRect();
          const isInView = box.left >= 0 && box.right <= innerWidth;
          return box.height > 1 && isInView && getComputedStyle(link).clipPath === 'none'
            ? [link.textContent]
            : [];
        }),
      );
    expect(await visibleLinks()).not.toContain('Skip to content');
    await page.keyboard.press('Tab');
    await expect(toContent).toBeFocused();
    expect(await visibleLinks()).toContain('Skip to content');
    expect(await visibleLinks()).not.toContain('Skip to footer');
    await page.keyboard.press('Tab');
    expect(await visibleLinks()).toContain('Skip to footer');
    expect(await visibleLinks()).not.toContain('Skip to content');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link')).toBeFocused();
  });
}
