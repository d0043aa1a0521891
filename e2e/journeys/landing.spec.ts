import { languages } from '@lyceum/i18n';
import { callApi } from '../support/api.ts';
import { desktop, openPage, phone } from '../support/page.ts';
import { blockFonts, expectSteadyPage, observeShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';

interface UpcomingCourses {
  results: { href: string; name: { en: string } }[];
}

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const language of languages) {
      const t = translator(language);

      test(`the first screen has pictures, prices and ratings in ${language}, and nothing moves`, {
        tag: ['@2.200', '@2.201'],
      }, async ({ page, consoleErrors }) => {
        await blockFonts(page, consoleErrors);
        const shifts = await observeShifts(page);
        await openPage(page, `/?lng=${language}`);
        const row = page.getByRole('region', { name: t('catalog:landing.startingSoon') });
        const card = row.getByRole('article').first();
        await expect(card.locator('img')).toBeInViewport({ ratio: 1 });
        await expect(card.getByText(/[$€]/)).toBeInViewport({ ratio: 1 });
        await expect(card).toBeInViewport({ ratio: 1 });
        await expect(card.locator('img')).toHaveJSProperty('complete', true);
        expectSteadyPage(await shifts());
      });

      test(`each landing message fills its block in ${language}`, { tag: ['@2.10', '@2.201'] }, async ({
        page,
      }) => {
        await page.clock.install();
        await openPage(page, `/?lng=${language}`);
        const heading = page.getByRole('heading', { level: 1 });
        for (const number of [1, 2, 3, 4, 5, 6, 7] as const) {
          await expect(heading).toHaveText(t(`catalog:landing.messages.${number}`));
          const [block, message] = await heading.evaluate((element) => [
            element.getBoundingClientRect().height,
            element.firstElementChild?.firstElementChild?.getBoundingClientRect().height,
          ]);
          expect(message, t(`catalog:landing.messages.${number}`)).toBeCloseTo(block ?? 0, 1);
          await page.clock.runFor(6000);
        }
      });
    }
  });
}

test('the row leads to the courses and to all upcoming courses', { tag: '@2.200' }, async ({
  page,
  product,
}) => {
  const { body } = await callApi<UpcomingCourses>(product.url, 'GET', '/sessions?limit=4');
  await openPage(page, '/');
  const row = page.getByRole('region', { name: 'Starting soon' });
  await expect(row.getByRole('heading', { level: 3 })).toHaveText(body.results.map(({ name }) => name.en));
  await row.getByRole('link', { name: body.results[0]?.name.en ?? '' }).click();
  await expect(page).toHaveURL(body.results[0]?.href ?? '');
  await page.goBack();
  await row.getByRole('link', { name: 'See all upcoming sessions' }).click();
  await expect(page).toHaveURL('/sessions');
});

test('the row is absent during a search and without such courses', { tag: '@2.200' }, async ({ page }) => {
  await openPage(page, '/');
  const row = page.getByRole('region', { name: 'Starting soon' });
  await expect(row).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('design');
  await expect(row).toBeHidden();
  await search.fill('');
  await expect(row).toBeVisible();

  await page.route('**/v1/sessions?*limit=4*', (route) =>
    route.fulfill({ json: { results: [], page: 1, limit: 4, totalResults: 0 } }),
  );
  await page.getByRole('link', { name: 'Community' }).first().click();
  await expect(page).toHaveURL('/community');
  await page.getByRole('link', { name: 'Lyceum, home page' }).first().click();
  await expect(page.getByRole('list', { name: 'Domains' })).toBeVisible();
  await expect(row).toBeHidden();
});
