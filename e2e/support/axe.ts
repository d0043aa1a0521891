import { expect, type Page } from '@playwright/test';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { colorRules, languageRules } from '../../tools/wcag.ts';
import { desktop, phone } from './page.ts';

type ColorScheme = 'light' | 'dark';

async function check(page: Page, what: string, colorScheme: ColorScheme, rules?: readonly string[]) {
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

/** Expects that axe finds no violation of WCAG 2.2 AA in the current state of the page, in both themes. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await injectAxe(page);
  await check(page, what, 'light');
  await check(page, what, 'dark', colorRules);
}

/** The same at both widths that the product is designed for, in one theme each: a theme changes colors only. */
export async function expectAccessibleAtBothWidths(page: Page, what: string): Promise<void> {
  await injectAxe(page);
  for (const [viewport, colorScheme] of [
    [phone, 'light'],
    [desktop, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await check(page, `${what}, ${viewport.width} px`, colorScheme);
  }
}

/**
 * The rules whose results depend on the language, for a page that is also opened in English: it has the same elements and
 * colors, and `expectCompleteTexts` finds a missing name.
 */
export async function expectAccessibleLanguage(page: Page, what: string): Promise<void> {
  await injectAxe(page);
  await page.setViewportSize(phone);
  await check(page, what, 'light', languageRules);
}
