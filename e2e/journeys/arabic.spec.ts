import { coursesOf } from '../support/api.ts';
import { expectToFit, openPage, phone, scrollTo } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';
import { newUser } from '../support/users.ts';

const t = translator('ar');
test.use({ locale: 'ar', viewport: phone, isMobile: true, hasTouch: true });

test('a guest on a phone finds a course in Arabic, registers on the way and enrolls', {
  tag: ['@2.114', '@2.152'],
}, async ({ page, product }) => {
  const user = newUser('نور حداد');
  const [course] = await coursesOf(product.url, 'fitness', 'name');
  if (!course) throw new Error('The category has no courses.');
  await page.clock.install();

  await openPage(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectToFit(page);

  await test.step('looks into the drawer', async () => {
    await page.getByRole('button', { name: t('common:header.menu') }).tap();
    const drawer = page.getByRole('dialog', { name: t('common:header.menu') });
    await expect(drawer.getByRole('link', { name: t('common:header.sessions') })).toBeVisible();
    await expectToFit(page);
    await drawer.getByRole('button', { name: t('common:actions.close') }).tap();
    await expect(drawer).toBeHidden();
  });

  await test.step('expands a domain of the second page', async () => {
    const domain = 'العافية';
    await page.getByRole('searchbox', { name: t('common:header.searchLabel') }).fill('اللياقة');
    await expect(
      page.getByRole('list', { name: t('catalog:landing.domains') }).getByRole('heading'),
    ).toHaveCount(1);
    const name = await page
      .getByRole('list', { name: t('catalog:landing.domains') })
      .getByRole('heading')
      .textContent();
    if (!name) throw new Error('The domain has no name.');
    expect(name).toContain(domain);
    await page.getByRole('button', { name: t('catalog:landing.expand', { domain: name }) }).tap();
    await page.getByRole('link', { name: 'اللياقة البدنية' }).tap();
    await expect(page).toHaveURL('/category/fitness');
    await expectToFit(page);
  });

  await test.step('opens a course', async () => {
    const card = page.getByRole('link', { name: course.name.ar, exact: true });
    await scrollTo(page, card);
    await card.tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.name.ar);
    await expectToFit(page);
  });

  await test.step('registers through the dialog, and the enrollment goes on by itself', async () => {
    await page.getByRole('button', { name: t('catalog:course.enrollNow') }).tap();
    await page.getByRole('button', { name: t('auth:login.signUp') }).tap();
    const dialog = page.getByRole('dialog', { name: t('auth:register.title') });
    await dialog.getByLabel(t('auth:fields.name')).fill(user.name);
    await dialog.getByLabel(t('auth:fields.email')).fill(user.email);
    await dialog.getByLabel(t('auth:fields.password'), { exact: true }).fill(user.password);
    await expect(dialog.getByRole('radio', { name: t('auth:fields.learner') })).toBeChecked();
    await expectToFit(page);
    await dialog.getByRole('button', { name: t('auth:register.submit'), exact: true }).tap();
    await expect(page.getByText(t('catalog:course.success'))).toBeVisible();
    await expectToFit(page);
    await page.clock.runFor(2000);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('finds it on the dashboard', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('dashboard:welcome', { name: user.name }),
    );
    await expect(page.getByRole('link', { name: course.name.ar })).toBeVisible();
    await expect(page.getByText(t('common:verifyBanner.text'))).toBeVisible();
    await expectToFit(page);
  });
});

test('the search in the header suggests, and finds misspelled words', {
  tag: ['@2.332', '@2.333', '@2.335'],
}, async ({ page }) => {
  await openPage(page, '/community?lng=ar');
  const field = page.locator('#search');
  await field.fill('الطبج');
  const options = page.getByRole('listbox', { name: t('search:suggestions') }).getByRole('option');
  await expect(options.filter({ hasText: t('search:kind.category') })).toHaveCount(1);
  await field.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(field).toHaveValue('الطبج');
  await field.press('End');
  await field.pressSequentially(' ');
  await expect(options.first()).toBeVisible();
  // Upwards from the field: the option that searches everything.
  await field.press('ArrowUp');
  await expect(page.getByRole('option', { selected: true })).toHaveText(
    t('search:searchFor', { query: 'الطبج' }),
  );
  await field.press('Enter');
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'الطبج' })}`);
  await expect(options).toHaveCount(0);
  await page.getByRole('link', { name: 'الطبخ', exact: true }).click();
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: 'الطبخ' })}`);
  const price = page.getByRole('combobox', { name: t('catalog:filters.price') });
  await price.focus();
  await price.selectOption({ label: t('catalog:filters.paid') });
  await expect(page).toHaveURL(/price=paid/);
  await expect(price).toBeFocused();
  await page
    .getByRole('list', { name: t('search:courses') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/course\//);
});
