/// <reference types="trusted-types" />

import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { clientId, googleButton, mockGoogle } from '../support/google.ts';
import { openPage } from '../support/page.ts';
import type { RunningProduct } from '../support/product.ts';
import { expect, test } from '../support/test.ts';
import { registerUser } from '../support/users.ts';

// In one worker: each would start a server of its own.
test.describe.configure({ mode: 'default' });
test.use({ baseURL: async ({ googleProduct }, use) => use(googleProduct.url) });

const renewedNonce = /initialize\(\) is called multiple times/;

/** Replaces the server's response, which would need Google’s keys. @returns the requests that the page sends */
async function recordSignIns(page: Page, product: RunningProduct) {
  const { user, tokens } = await registerUser(product.url);
  const requests: { tokenId: string; nonce: string; role?: string }[] = [];
  await page.route('**/v1/auth/google', (route) => {
    requests.push(route.request().postDataJSON());
    return route.fulfill({ json: { user, tokens } });
  });
  return { requests, user };
}

function claimsOf(tokenId = ''): { aud: string; nonce: string } {
  return JSON.parse(Buffer.from(tokenId.split('.')[1] ?? '', 'base64url').toString());
}

test('Google’s button signs in, with the nonce of this page', { tag: '@1.7' }, async ({
  context,
  page,
  consoleErrors,
  googleProduct,
}) => {
  consoleErrors.expect(renewedNonce);
  await mockGoogle(context);
  const { requests, user } = await recordSignIns(page, googleProduct);
  await openPage(page, '/login');
  const opening = page.waitForEvent('popup');
  await googleButton(page, 'Continue with Google').click();
  await (await opening).getByRole('button', { name: 'Nour' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('button', { name: user.name })).toBeVisible();
  const [{ tokenId, nonce, role } = { tokenId: '', nonce: '', role: '' }] = requests;
  expect(claimsOf(tokenId)).toMatchObject({
    aud: clientId,
    nonce: createHash('sha256').update(nonce).digest('hex'),
  });
  expect(nonce).toMatch(/^[\da-f]{64}$/);
  expect(role).toBeUndefined();
});

test('closing Google’s window changes nothing, and the button works again', {
  tag: '@2.96',
}, async ({ context, page, consoleErrors, googleProduct }) => {
  consoleErrors.expect(renewedNonce);
  await mockGoogle(context);
  const { requests } = await recordSignIns(page, googleProduct);
  await openPage(page, '/login');
  await page.getByLabel('Email').fill('half@typed');
  const closing = page.waitForEvent('popup');
  await googleButton(page, 'Continue with Google').click();
  await (await closing).close();
  await expect(page.getByLabel('Email')).toHaveValue('half@typed');
  await expect(page.getByRole('button', { name: 'Login', exact: true }).last()).toBeEnabled();
  expect(requests).toEqual([]);

  const opening = page.waitForEvent('popup');
  await googleButton(page, 'Continue with Google').click();
  await (await opening).getByRole('button', { name: 'Nour' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the dialog has a Google button of its own, which sends the selected role on registration', {
  tag: '@2.62',
}, async ({ context, page, consoleErrors, googleProduct }) => {
  consoleErrors.expect(renewedNonce);
  await mockGoogle(context);
  const { requests } = await recordSignIns(page, googleProduct);
  await openPage(page, '/course/intro-to-typescript');
  await page.getByRole('button', { name: 'Login / Sign Up' }).click();
  const dialog = page.getByRole('dialog');
  await expect(googleButton(page, 'Continue with Google')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign Up' }).click();
  await dialog.getByRole('radio', { name: 'Instructor' }).check();
  const opening = page.waitForEvent('popup');
  await googleButton(page, 'Sign up with Google').click();
  await (await opening).getByRole('button', { name: 'Nour' }).click();
  await expect(dialog).toBeHidden();
  expect(requests).toMatchObject([{ role: 'instructor' }]);
});

test('Google’s button is in the page’s language', { tag: '@1.7' }, async ({ context, page }) => {
  await mockGoogle(context);
  await openPage(page, '/login?lng=ar');
  await expect(googleButton(page, 'المتابعة باستخدام Google')).toBeVisible();
  await openPage(page, '/register?lng=fr');
  await expect(googleButton(page, 'S’inscrire avec Google')).toBeVisible();
});

for (const loss of ['nothing', 'another script'] as const) {
  test(`if Google’s script is ${loss}, the form does not change, and a click retries`, {
    tag: '@8.5',
  }, async ({ context, page, consoleErrors }) => {
    consoleErrors.expect(/net::ERR_|Google login failed/);
    let response: 'script' | typeof loss = loss;
    await mockGoogle(context, () => response);
    await openPage(page, '/login');
    await page.getByLabel('Email').fill('half@typed');
    const own = page.getByRole('main').getByRole('button', { name: 'Continue with Google' });
    const failing = page.waitForEvent('console', (message) => message.text().includes('Google login failed'));
    await own.click();
    await failing;
    await expect(page.getByLabel('Email')).toHaveValue('half@typed');
    response = 'script';
    await own.click();
    await expect(googleButton(page, 'Continue with Google')).toBeVisible();
    await expect(own).toBeHidden();
    await expect(page.getByLabel('Email')).toHaveValue('half@typed');
  });
}

test('the sign-in runs under a policy that allows it', async ({ page }) => {
  // The changes that the real script makes to a page.
  const script = () => {
    const { nonce } = document.currentScript as HTMLScriptElement;
    const policy = window.trustedTypes?.createPolicy('google#any', { createHTML: (text: string) => text });
    const style = document.createElement('style');
    style.nonce = nonce ?? '';
    style.textContent = 'body { outline: 1px solid rgb(1, 2, 3) }';
    document.head.append(style);
    Object.assign(window, {
      policy,
      google: {
        accounts: {
          id: {
            initialize: () => {},
            renderButton: async (parent: HTMLElement) => {
              const frame = document.createElement('iframe');
              frame.src = 'https://accounts.google.com/gsi/button';
              parent.append(frame);
              const { status } = await fetch('https://accounts.google.com/gsi/status');
              parent.dataset.status = String(status);
            },
          },
        },
      },
    });
  };
  await page.route('https://accounts.google.com/**', (route) => {
    const isScript = new URL(route.request().url()).pathname === '/gsi/client';
    return route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      contentType: isScript ? 'text/javascript' : 'text/html',
      body: isScript ? `(${script})()` : 'Google',
    });
  });
  await openPage(page, '/login');
  await expect(page.locator('body')).toHaveCSS('outline-color', 'rgb(1, 2, 3)');
  await expect(page.frameLocator('[data-status="200"] iframe').getByText('Google')).toBeVisible();
});
