/// <reference types="trusted-types" />

import { readHtml } from '@lyceum/api/testing/readHtml';
import { flawsOf } from '../../tools/csp.ts';
import { callApi } from '../support/api.ts';
import { openPage } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { signInDemoUser } from '../support/users.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};

for (const [path, status] of [
  ['/', 200],
  ['/course/intro-to-typescript', 200],
  ['/login', 200],
  ['/dashboard', 200],
  ['/nowhere', 404],
] as const) {
  test(`${path} has a policy without flaws`, { tag: '@10.113' }, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const headers = response.headers();
    expect(headers).toMatchObject(everywhere);
    const policy = headers['content-security-policy'] ?? '';
    expect(flawsOf(policy)).toEqual([]);
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(policy).not.toContain('google');
  });
}

test('responses other than pages have a policy that allows nothing', async ({ request }) => {
  const page = readHtml(await (await request.get('/')).text());
  const links = page.querySelectorAll('link[href^="/assets/"]');
  const built = [...links].map((link) => link.getAttribute('href') ?? '');
  expect(built.length).toBeGreaterThan(0);
  const denyAll = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  expect(flawsOf(denyAll)).toEqual([]);
  for (const [path, status] of [
    ...new Map(built.map((file) => [file, 200])),
    ['/favicon.svg', 200],
    ['/en.webmanifest', 200],
    ['/locales/fr/common.json', 200],
    ['/locales/xx/common.json', 404],
    ['/assets/nothing.js', 404],
    ['/assets/%2e%2e%2fserver/index.js', 404],
    ['/v1/domains', 200],
    ['/v1/nowhere', 404],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(response.headers(), path).toMatchObject({ ...everywhere, 'content-security-policy': denyAll });
  }
  const postResponse = await request.post('/login');
  expect(postResponse.status()).toBe(404);
  expect(postResponse.headers()).toMatchObject({ ...everywhere, 'content-security-policy': denyAll });
  const picture = await request.get('/pictures/social.png');
  expect(picture.headers()).toMatchObject({
    ...everywhere,
    'content-security-policy': denyAll,
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('the documentation and the demonstration’s pages have policies of their own', async ({
  page,
  request,
}) => {
  for (const path of ['/v1/docs', '/demo/outbox', '/demo/identity/done']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    expect(flawsOf(policy), path).toEqual([]);
    expect(policy, path).not.toContain('unsafe');
  }
  await page.goto('/v1/docs');
  await expect(page.locator('article').first()).toHaveCSS('border-top-style', 'solid');
  // The demonstration data contains sent mails.
  await page.goto('/demo/outbox');
  await expect(page.locator('main')).toHaveCSS('display', 'grid');
});

test('injected scripts and images are blocked and reported to the journeys', { tag: '@10.113' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/Content Security Policy/);
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') messages.push(message.text());
  });
  const injected = [
    '<script>window.hacked = 1</script>',
    '<script src="https://evil.test/elsewhere.js"></script>',
    '<p id="injected" style="color: rgb(1, 2, 3)">x</p>',
    '<style>#injected { color: rgb(1, 2, 3) }</style>',
    '<img src="data:," onerror="window.hacked = 2">',
    '<iframe src="/"></iframe>',
    '<base href="https://evil.test/">',
  ];
  await page.route('/community', async (route) =>
    route.fulfill({ response: await route.fetch(), body: `<!doctype html>${injected.join('\n')}` }),
  );
  await page.goto('/community');
  await expect(page.locator('#injected')).not.toHaveCSS('color', 'rgb(1, 2, 3)');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).toBe(page.url());
  expect(messages.filter((text) => /Content Security Policy/.test(text))).toHaveLength(injected.length);
});

test('no text becomes markup or a script', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Content Security Policy/i, /This document requires 'Trusted/);
  await openPage(page, '/community');
  const outcomes = await page.evaluate(async () => {
    const attempts: Record<string, () => void> = {
      markup: () => {
        document.body.innerHTML = '<img src=x onerror="window.hacked = 1">';
      },
      text: () => {
        document.createElement('script').textContent = 'window.hacked = 2';
      },
      address: () => {
        document.createElement('script').src = 'https://evil.test/';
      },
      // biome-ignore lint/security/noGlobalEval: it must not work
      code: () => globalThis.eval('window.hacked = 3'),
      policy: () => window.trustedTypes?.createPolicy('another', {}),
      'policy again': () => window.trustedTypes?.createPolicy('default', {}),
    };
    // A debugger may use `eval`, but code that it schedules may not.
    await new Promise((started) => setTimeout(started));
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} passed`;
      } catch (error) {
        return `${name}: ${(error as Error).name}`;
      }
    });
  });
  expect(outcomes).toEqual([
    'markup: TypeError',
    'text: TypeError',
    'address: TypeError',
    'code: EvalError',
    'policy: TypeError',
    'policy again: TypeError',
  ]);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a page that was changed before its hydration is rendered again', async ({ page, consoleErrors }) => {
  consoleErrors.expect(/Minified React error #418/);
  await page.route('/community', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1\b[^>]*>)[^<]*/, '$1Written by an extension');
    await route.fulfill({ response, body });
  });
  await openPage(page, '/community');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).not.toHaveText('Written by an extension');
  await expect(heading).toHaveCSS('font-family', /^"Readex Pro"/);
  await page.getByRole('link', { name: 'Sessions' }).first().click();
  await expect(page).toHaveURL('/sessions');
});

test('a course name is shown literally, whatever markup it contains', async ({ page, product }) => {
  const name = '</script><script>hacked=1</script><!--<script> {{t}} $& &lt; ]]>';
  const { tokens } = await signInDemoUser(product.url, 'instructor');
  const call = (path: string, body?: object) =>
    callApi<{ id: string }>(product.url, 'POST', path, { token: tokens.access.token, ...(body && { body }) });
  const { status, body } = await call('/courses', {
    name: { en: name },
    description: { en: `${name} \u2028 and what it teaches` },
    category: 'web_dev',
    price: 0,
    sessions: 1,
    tags: ['<!--'],
  });
  expect(status).toBe(201);
  const course = `/courses/${body.id}`;
  expect((await call(`${course}/publish`)).status).toBe(200);
  try {
    await openPage(page, `/course/${body.id}`);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.textContent()).toBe(name);
    const data = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'Course', name });
    // The same after a client-side navigation.
    await page.getByRole('navigation').getByRole('link', { name: 'Web Development' }).click();
    await expect(page).toHaveURL('/category/web_dev');
    await page.goBack();
    await expect.poll(() => heading.textContent()).toBe(name);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  } finally {
    await call(`${course}/unpublish`);
  }
});

test('invalid addresses, images and colors from the server do not reach the page', {
  tag: '@2.5',
}, async ({ page }) => {
  const hostile = ['javascript:hacked=1', 'data:text/html,x', '//evil.test', '/\\evil.test', '/\t/evil.test'];
  // An image may have such an address.
  const hrefs = ['https://evil.test', ...hostile];
  await page.route('**/v1/categories/web_dev', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({
      response,
      json: { ...json, color: 'red}*{display:none', domain: { ...json.domain, href: hostile[0] } },
    });
  });
  await page.route('**/v1/categories/web_dev/courses?*', async (route) => {
    const response = await route.fetch();
    const { results, ...rest } = await response.json();
    const spoiled = results.map((course: object, index: number) => ({
      ...course,
      href: hrefs[index % hrefs.length],
      promotionalImage: hostile[index % hostile.length],
    }));
    await route.fulfill({ response, json: { results: spoiled, ...rest } });
  });
  await openPage(page, '/domain/technology');
  await page
    .getByRole('link', { name: /^Web Development/ })
    .first()
    .click();
  await expect(page).toHaveURL('/category/web_dev');
  const cards = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('article');
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByRole('link')).toHaveCount(0);
  const attributes = await page.locator('main').evaluate((main) => ({
    links: [...main.querySelectorAll('a')].map((link) => link.protocol + link.host),
    pictures: [...main.querySelectorAll('img, source')].map(
      (picture) => (picture.getAttribute('src') ?? picture.getAttribute('srcset') ?? '').split(',')[0],
    ),
  }));
  expect(new Set(attributes.links)).toEqual(new Set([`http:${new URL(page.url()).host}`]));
  expect(new Set(attributes.pictures)).toEqual(new Set(['data:image/svg+xml']));
});
