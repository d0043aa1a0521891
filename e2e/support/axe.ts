import { expect, type Page } from '@playwright/test';
import { accessibilityErrors, injectAxe } from './accessibility.ts';
import { desktop, phone } from './page.ts';

/** The rules whose results differ between the themes. */
const colors = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds no violation of WCAG 2.2 AA in the current state of the page, in both themes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await injectAxe(page);
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', colors],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    // Contrast is only defined once color transitions have ended. Scroll-driven animations do not end.
    await page.evaluate(() =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ timeline }) => timeline === document.timeline)
          .map(({ finished }) => finished),
      ),
    );
    expect.soft(await accessibilityErrors(page, `${what}, ${colorScheme}`, rules)).toEqual([]);
  }
}

/** The same at both widths that the product is designed for. */
export async function expectAccessibleAtBothWidths(page: Page, what: string): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${what}, ${viewport.width} px`);
  }
}
