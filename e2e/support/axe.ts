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

/** The same at both widths that the product is designed for. */
export async function expectAccessibleAtBothWidths(page: Page, what: string): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${what}, ${viewport.width} px`);
  }
}

/** Each width is tested with one theme in English and with the other in Arabic: contrast does not depend on the language. */
const combinations = {
  en: [
    [phone, 'light'],
    [desktop, 'dark'],
  ],
  ar: [
    [phone, 'dark'],
    [desktop, 'light'],
  ],
} as const;

/**
 * The same for a page that is opened in two languages: each combination of width and theme is tested in one of them. A page
 * has the same elements in Arabic, and `expectCompleteTexts` finds a missing name, so only the rules whose results depend on
 * colors or on the language are repeated.
 */
export async function expectAccessibleInLanguage(page: Page, language: 'en' | 'ar'): Promise<void> {
  await injectAxe(page);
  for (const [viewport, colorScheme] of combinations[language]) {
    await page.setViewportSize(viewport);
    const rules = language === 'en' ? undefined : [...colorRules, ...languageRules];
    await check(page, `${language}, ${viewport.width} px`, colorScheme, rules);
  }
}
