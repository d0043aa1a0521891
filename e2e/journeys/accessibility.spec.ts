import { callApi } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { opened } from '../support/page.ts';
import { registered, signIn } from '../support/people.ts';
import { expect, refusedLoad, test } from '../support/test.ts';
import { textsIn } from '../support/texts.ts';

const publicPages = [
  '/',
  '/categories',
  '/domain/technology',
  '/category/web_dev',
  '/course/intro-to-typescript',
  '/experts',
  '/experts/apply',
  '/login',
  '/register',
  '/sessions',
  '/monetize',
  '/community',
  '/nowhere',
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    const t = textsIn(language);
    test.use({ locale: language });

    for (const address of publicPages) {
      test(address, async ({ page, complaints }) => {
        if (address === '/nowhere') complaints.expect(refusedLoad(404));
        await opened(page, address);
        await expectAccessible(page, address);
      });
    }

    test('the dialog in both modes, and what a refusal looks like', async ({ page, complaints }) => {
      complaints.expect(refusedLoad(401));
      await opened(page, '/course/intro-to-typescript');
      await page.getByRole('button', { name: t('catalogue:course.enrolNow') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(t('auth:fields.email'))).toBeFocused();
      await expectAccessible(page, 'login');
      await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(dialog.getByLabel(t('auth:fields.email'))).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'empty fields');
      await dialog.getByLabel(t('auth:fields.email')).fill('nobody@example.org');
      await dialog.getByLabel(t('auth:fields.password'), { exact: true }).fill('not the password');
      await dialog.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'refused');
      await dialog.getByRole('button', { name: t('auth:login.signUp'), exact: true }).click();
      await expect(dialog.getByLabel(t('auth:fields.name'))).toBeVisible();
      await expectAccessible(page, 'register');
    });

    test('pages of who is signed in, and the open menu', async ({ page, product }) => {
      const learner = await registered(product.url);
      const { token } = learner.tokens.access;
      await signIn(page, learner);
      await opened(page, '/dashboard');
      await expect(page.getByText(t('dashboard:learner.empty'))).toBeVisible();
      await expectAccessible(page, 'an empty dashboard, with the banner');
      await callApi(product.url, 'POST', '/courses/intro-to-typescript/enroll', { token });
      await opened(page, '/course/intro-to-typescript');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectAccessible(page, 'a course that one is enrolled in');
      await opened(page, '/dashboard');
      await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible();
      await expectAccessible(page, 'a dashboard');
      await page.getByRole('button', { name: learner.name }).click();
      await expect(page.getByRole('menuitem', { name: t('common:userMenu.logout') })).toBeVisible();
      await expectAccessible(page, 'the open menu');
    });
  });
}

test('the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await opened(page, '/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sessions' })).toBeVisible();
  await expectAccessible(page, 'the open drawer');
});
