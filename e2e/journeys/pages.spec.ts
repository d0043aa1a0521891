import { expectAccessibleAtBothWidths } from '../support/axe.ts';
import { desktop, expectToFit, opened, settled } from '../support/page.ts';
import { demonstrated, signIn } from '../support/people.ts';
import { routes } from '../support/routes.ts';
import { expectFinishedTexts } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: desktop });

for (const [who, pages] of Object.entries(routes)) {
  for (const { path, complains } of pages) {
    test(`${path} for ${who} is sound in each language, theme and width`, {
      tag: ['@2.151', '@2.152'],
    }, async ({ page, context, product, complaints }) => {
      if (complains) complaints.expect(complains);
      if (who !== 'guest') await signIn(page, await demonstrated(product.url, who));
      for (const language of ['en', 'ar', 'fr']) {
        await context.addCookies([{ name: 'i18next', value: language, url: product.url }]);
        await opened(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await settled(page);
        await expectFinishedTexts(page, language);
        if (language !== 'fr') await expectAccessibleAtBothWidths(page, language);
        await expectToFit(page);
      }
    });
  }
}
