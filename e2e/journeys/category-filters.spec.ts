import { holdBack, openPage, openPainted, waitForHydration } from '../support/page.ts';
import { blockFonts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';

const path = '/category/web_dev';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the filters of a category are a form, and their page is not for search engines', {
    tag: ['@2.401', '@2.403'],
  }, async ({ page }) => {
    const t = translator('en');
    await page.goto(`${path}?sortBy=rating`);
    await page.getByText(t('catalog:filters.title'), { exact: true }).click();
    await page.getByRole('combobox', { name: t('catalog:filters.price') }).selectOption('paid');
    await page.getByRole('button', { name: t('catalog:filters.apply') }).click();
    await expect(page).toHaveURL((url) => {
      const { sortBy, price } = Object.fromEntries(url.searchParams);
      return sortBy === 'rating' && price === 'paid';
    });
    await expect(page.getByRole('combobox', { name: t('catalog:filters.price') })).toHaveValue('paid');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await page.getByRole('link', { name: t('catalog:filters.clear') }).click();
    await expect(page).toHaveURL(`${path}?sortBy=rating`);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  });
});

test('a category is filtered by keyboard on a phone in Arabic, and Back removes a filter', {
  tag: ['@2.401', '@2.402', '@11.1'],
}, async ({ page, context, product }) => {
  const t = translator('ar');
  await page.setViewportSize({ width: 375, height: 800 });
  // Stored, not in the address: a link that is pressed before the hydration leaves out the language of the address.
  await context.addCookies([{ name: 'i18next', value: 'ar', url: product.url }]);
  await openPage(page, path);
  const count = page.getByRole('main').getByRole('status').first();
  const all = await count.textContent();
  const summary = page.getByText(t('catalog:filters.title'), { exact: true });
  await summary.focus();
  await summary.press('Enter');
  const price = page.getByRole('combobox', { name: t('catalog:filters.price') });
  const rating = page.getByRole('combobox', { name: t('catalog:filters.rating') });
  await price.focus();
  await price.selectOption('paid');
  await expect(page).toHaveURL(/price=paid/);
  await expect(price).toBeFocused();
  await expect(count).not.toHaveText(all ?? '');
  await rating.selectOption('4');
  await expect(page).toHaveURL(/price=paid&minRating=4/);
  await page.reload();
  await expect(rating).toHaveValue('4');
  await page.goBack();
  await expect(page).not.toHaveURL(/minRating/);
  await expect(rating).toHaveValue('');
  await expect(price).toHaveValue('paid');
  await page.goForward();
  await expect(rating).toHaveValue('4');
  await page
    .getByRole('link', { name: t('catalog:filters.clear') })
    .first()
    .click();
  await expect(page).not.toHaveURL(/price/);
  await expect(count).toHaveText(all ?? '');
});

test('the filters of a category look the same before and after the page starts', {
  tag: '@2.401',
}, async ({ page, consoleErrors }) => {
  const t = translator('en');
  await blockFonts(page, consoleErrors);
  const release = await holdBack(page, '**/assets/app-*.js');
  await openPainted(page, `${path}?price=free`);
  const form = page.getByRole('form', { name: t('catalog:filters.title') });
  await expect(form.getByRole('button', { name: t('catalog:filters.apply') })).toBeHidden();
  const before = await form.boundingBox();
  await release();
  await waitForHydration(page);
  expect(await form.boundingBox()).toEqual(before);
});

test('a filter that is chosen before the page starts applies when it does', {
  tag: ['@2.180', '@2.401'],
}, async ({ page }) => {
  const t = translator('en');
  const release = await holdBack(page, '**/assets/app-*.js');
  await openPainted(page, path);
  await page.getByText(t('catalog:filters.title'), { exact: true }).click();
  await page.getByRole('combobox', { name: t('catalog:filters.price') }).selectOption('paid');
  await page.getByRole('combobox', { name: t('catalog:filters.rating') }).selectOption('4');
  await release();
  await expect(page).toHaveURL(`${path}?price=paid&minRating=4`);
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test('a filter on a later page leads to the first one and keeps the focus', {
  tag: ['@2.401', '@11.1'],
}, async ({ page }) => {
  const t = translator('en');
  await openPage(page, `${path}?page=2`);
  await page.getByText(t('catalog:filters.title'), { exact: true }).click();
  const price = page.getByRole('combobox', { name: t('catalog:filters.price') });
  await price.focus();
  await price.selectOption('paid');
  await expect(page).toHaveURL(`${path}?price=paid`);
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/match/);
  await expect(price).toBeFocused();
});
