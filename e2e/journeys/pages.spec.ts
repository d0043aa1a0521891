import { languages } from '@lyceum/i18n';
import { routes } from '../../tools/routes.ts';
import { expectAccessibleAtBothWidths, expectAccessibleLanguage } from '../support/axe.ts';
import { expectCompleteTexts } from '../support/completeTexts.ts';
import { desktop, expectToFit, lighthousePhone, openPage, waitForContent } from '../support/page.ts';
import { expectSteadyPage, observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { signIn, signInDemoUser } from '../support/users.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

for (const [role, pages] of Object.entries(routes)) {
  for (const { path, expectedErrors } of pages) {
    test(`${path} for ${role} has no errors in any language, theme and width`, {
      tag: ['@2.151', '@2.152'],
    }, async ({ page, context, product, consoleErrors }) => {
      if (expectedErrors) consoleErrors.expect(expectedErrors);
      const shifts = await observeShifts(page);
      // Each page is opened, not navigated from.
      if (role !== 'guest') await signIn(page, await signInDemoUser(product.url, role));
      for (const language of languages) {
        await context.addCookies([{ name: 'i18next', value: language, url: product.url }]);
        await page.setViewportSize(lighthousePhone);
        await openPage(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await waitForContent(page);
        // The browser of the tests has no Arabic fonts, so the text gets other lines when they are shown.
        if (role === 'guest' && language !== 'ar') expectSteadyPage(await shifts());
        await page.setViewportSize(desktop);
        await expectCompleteTexts(page, language);
        if (language === 'en') await expectAccessibleAtBothWidths(page, language);
        if (language === 'ar') await expectAccessibleLanguage(page, language);
        await expectToFit(page);
      }
    });
  }
}
