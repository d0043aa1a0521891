import type { Page } from '@playwright/test';
import { callApi } from '../support/api.ts';
import { expectAccessible, expectAccessibleAtBothWidths } from '../support/axe.ts';
import { openPage, phone } from '../support/page.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';
import { registerUser, signIn, signInDemoUser } from '../support/users.ts';

// pages.spec.ts tests the pages as they open; this file tests the states that they reach later.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const unavailable = (page: Page, calls: string) =>
  page.route(calls, (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Closed for a moment.' } }),
  );

for (const language of ['en', 'ar'] as const) {
  test.describe(language, () => {
    const t = translator(language);
    test.use({ locale: language });

    test('the dialog in both modes, with validation errors', { tag: '@2.152' }, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(failedRequest(401));
      await openPage(page, '/course/intro-to-typescript');
      await page.getByRole('button', { name: t('catalog:course.enrollNow') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByLabel(t('auth:fields.email'))).toBeFocused();
      await expectAccessibleAtBothWidths(page, 'login');
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
      await expectAccessibleAtBothWidths(page, 'register');
    });

    test('an empty dashboard, a course with its lessons, and the open menu', { tag: '@2.152' }, async ({
      page,
      product,
    }) => {
      const learner = await registerUser(product.url);
      const { token } = learner.tokens.access;
      await signIn(page, learner);
      await openPage(page, '/dashboard');
      await expect(page.getByText(t('dashboard:learner.empty'))).toBeVisible();
      await expectAccessibleAtBothWidths(page, 'an empty dashboard, with the banner');
      await page.getByRole('button', { name: learner.name }).click();
      await expect(page.getByRole('menuitem', { name: t('common:userMenu.logout') })).toBeVisible();
      await expectAccessible(page, 'the open menu');
      await callApi(product.url, 'POST', '/courses/intro-to-typescript/enroll', { token });
      await openPage(page, '/course/intro-to-typescript');
      await expect(page.getByRole('checkbox').first()).toBeVisible();
      await expectAccessibleAtBothWidths(page, 'a course that one is enrolled in');
    });

    test('lists that fail, and a search without a match', { tag: '@2.152' }, async ({
      page,
      product,
      consoleErrors,
    }) => {
      consoleErrors.expect(failedRequest(503));
      await openPage(page, '/');
      await page.getByRole('searchbox').fill('no such thing');
      await expect(page.getByText(t('catalog:landing.noMatchesText'))).toBeVisible();
      await expectAccessibleAtBothWidths(page, 'no match');
      await signIn(page, await signInDemoUser(product.url, 'admin'));
      await unavailable(page, '**/v1/admin/**');
      await openPage(page, '/admin/instructor-requests');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessibleAtBothWidths(page, 'a list that failed');
    });

    test('the expertise picker, and an invalid step', { tag: '@2.152' }, async ({ page }) => {
      await openPage(page, '/experts/apply');
      await page.getByRole('button', { name: t('common:actions.next') }).click();
      const search = page.getByRole('combobox');
      await expect(search).toHaveAttribute('aria-invalid', 'true');
      await expectAccessibleAtBothWidths(page, 'nothing selected');
      await search.fill('Type');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectAccessible(page, 'the open list');
    });

    test('the drawer', { tag: ['@2.114', '@2.152'] }, async ({ page }) => {
      await page.setViewportSize(phone);
      await openPage(page, '/');
      await page.getByRole('button', { name: t('common:header.menu') }).click();
      const drawer = page.getByRole('dialog');
      await expect(drawer.getByRole('link', { name: t('common:header.sessions') })).toBeVisible();
      await expectAccessible(page, 'the open drawer');
    });
  });
}
