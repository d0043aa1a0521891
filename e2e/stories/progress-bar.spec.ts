import { expect, openStory, test } from '../support/story.ts';

for (const [language, side] of [
  ['en', 'left'],
  ['fr', 'left'],
  ['ar', 'right'],
] as const) {
  test.describe(() => {
    test.use({ language });

    test(`fills from the ${side} in ${language}`, async ({ page }) => {
      await openStory(page, 'components-progressbar--partial', { language });
      const { track, bar } = await page.getByRole('progressbar').evaluate((progressbar) => {
        const edges = (element: Element | null | undefined) => {
          const { left, right, width } = element?.getBoundingClientRect() ?? new DOMRect();
          return { left, right, width };
        };
        const line = progressbar.firstElementChild;
        return { track: edges(line), bar: edges(line?.firstElementChild) };
      });
      expect(bar[side]).toBeCloseTo(track[side], 1);
      expect(bar.width / track.width).toBeCloseTo(0.4, 3);
    });
  });
}
