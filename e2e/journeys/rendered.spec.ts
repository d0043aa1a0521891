import { readHtml } from '@lyceum/api/testing/readHtml';
import { languages } from '@lyceum/i18n';
import type { Locator } from '@playwright/test';
import { coursesOf } from '../support/api.ts';
import { expect, failedRequest, test } from '../support/test.ts';
import { translator } from '../support/texts.ts';

/** A text by language; other languages show the English one. */
type Localized = { en: string; [language: string]: string };

const course: Localized = {
  en: 'Intro to TypeScript',
  ar: 'مدخل إلى TypeScript',
  fr: 'Introduction à TypeScript',
};
const category: Localized = { en: 'Web Development', ar: 'تطوير الويب', fr: 'Développement web' };

const colorOf = (element: Locator) => element.evaluate((node) => getComputedStyle(node).color);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of languages) {
    const t = translator(language);
    const pages = [
      { path: '/', heading: null, title: t('catalog:landing.meta.title'), shows: t('catalog:landing.lead') },
      {
        path: '/category/web_dev',
        heading: category[language] ?? category.en,
        title: t('common:meta.title', {
          title: t('catalog:category.title', { category: category[language] ?? category.en }),
        }),
        shows: t('catalog:sort.label'),
      },
      {
        path: '/course/intro-to-typescript',
        heading: course[language] ?? course.en,
        title: t('common:meta.title', { title: course[language] ?? course.en }),
        shows: t('catalog:course.enrollNow'),
      },
      {
        path: '/experts',
        heading: t('experts:title'),
        title: t('common:meta.title', { title: t('experts:title') }),
        shows: t('experts:benefits.title'),
      },
    ];
    for (const { path, heading, title, shows } of pages) {
      test(`${path} is complete in ${language}`, { tag: ['@1.9', '@2.1', '@11.15'] }, async ({
        page,
        product,
      }) => {
        await page.goto(`${path}?lng=${language}`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr');
        await expect(page).toHaveTitle(title);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S.{20}/);
        await expect(page.getByText(shows).first()).toBeVisible();
        if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        else await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveCount(10);
        const alternates = page.locator('link[rel=alternate][hreflang]');
        const addresses = await alternates.evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
        );
        expect(addresses).toEqual([
          ...languages.map((other) => [other, `${product.url}${path}?lng=${other}`]),
          ['x-default', `${product.url}${path}`],
        ]);
        const canonical = page.locator('link[rel=canonical]');
        await expect(canonical).toHaveAttribute('href', `${product.url}${path}?lng=${language}`);
      });
    }
  }

  test('the domains and their categories have their colors', { tag: '@2.34' }, async ({ page }) => {
    await page.goto('/');
    const domains = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(domains).toHaveCount(10);
    const marks = await domains.evaluateAll((cards) =>
      cards.map((card) => {
        const square = card.querySelector('h2')?.previousElementSibling;
        const icon = card.querySelector(':scope li svg');
        return square && icon && [getComputedStyle(square).backgroundColor, getComputedStyle(icon).color];
      }),
    );
    // Each domain has a color of its own, and so have its first categories.
    expect(new Set(marks.map((colors) => colors?.[0])).size).toBe(10);
    expect(new Set(marks.map((colors) => colors?.[1])).size).toBeGreaterThan(5);
  });

  test('the catalog can be browsed by links', { tag: ['@1.14', '@2.1'] }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Arts & Crafts', exact: true }).click();
    await expect(page.getByText('Explore all categories in Arts & Crafts')).toBeVisible();
    await page.getByRole('main').getByRole('listitem').getByRole('link').last().click();
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    await expect(page.getByText('Enroll Now')).toBeVisible();
  });

  test('the courses of a category can be browsed page by page', { tag: '@2.130' }, async ({
    page,
    product,
  }) => {
    const names = (await coursesOf(product.url, 'web_dev', 'price')).map(({ name }) => name.en);
    const cards = page.getByRole('list', { name: 'Courses', exact: true }).getByRole('heading');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await page.goto('/category/web_dev?sortBy=price');
    await expect(cards).toHaveText(names.slice(0, 12));
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/category/web_dev?page=2&sortBy=price');
    await expect(cards).toHaveText(names.slice(12, 24));
    await expect(pages).toContainText(`Showing 13–24 of ${names.length}`);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(page).toHaveURL('/category/web_dev?sortBy=price');
    await page.goto('/category/web_dev?page=99&sortBy=price');
    await expect(page).toHaveURL('/category/web_dev?sortBy=price');
    await expect(cards).toHaveText(names.slice(0, 12));
  });
});

test('the title of a category has the same color from the server and in the browser', {
  tag: '@2.34',
}, async ({ page }) => {
  await page.goto('/domain/technology');
  await page.getByRole('link', { name: 'Web Development' }).click();
  const title = page.getByRole('heading', { level: 1, name: 'Web Development' });
  await expect(title).toBeVisible();
  const color = await colorOf(title);
  expect(color).not.toBe(await colorOf(page.locator('body')));
  await page.reload();
  expect(await colorOf(title)).toBe(color);
});

const missingPages = [
  ['/domain/nowhere', 'Domain not found'],
  ['/category/nowhere', 'Category not found'],
  ['/course/nowhere', 'Course not found'],
  ['/nowhere', 'Page not found'],
] as const;

for (const [path, text] of missingPages) {
  test(`${path} is a 404 with the text '${text}'`, { tag: ['@2.32', '@2.255'] }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.expect(failedRequest(404));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
  });
}

test('the language is that of the address, else of the cookie, else of the browser', {
  tag: '@9.2',
}, async ({ request }) => {
  const languageOf = async (path: string, headers: Record<string, string>) =>
    readHtml(await (await request.get(path, { headers })).text()).documentElement.lang;
  const wishes = { 'accept-language': 'tlh, fr-CA;q=0.9, en;q=0.5' };
  expect(await languageOf('/', wishes)).toBe('fr');
  expect(await languageOf('/', { ...wishes, cookie: 'i18next=ar' })).toBe('ar');
  expect(await languageOf('/?lng=en', { ...wishes, cookie: 'i18next=ar' })).toBe('en');
  expect(await languageOf('/?lng=../../x', { 'accept-language': 'tlh' })).toBe('en');
});

test('a HEAD has the status of its page, and an unsupported method gets an error page', async ({
  product,
}) => {
  const call = (path: string, method: string) => fetch(`${product.url}${path}`, { method });
  expect((await call('/', 'HEAD')).status).toBe(200);
  expect((await call('/course/nowhere', 'HEAD')).status).toBe(404);
  for (const [path, method] of [
    ['/login', 'POST'],
    ['/v1/nowhere', 'GET'],
    ['/pictures/nothing.jpg', 'GET'],
    ['/assets/%2e%2e%2fserver/index.js', 'GET'],
  ] as const) {
    const response = await call(path, method);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
    expect(await response.json()).toEqual({ code: expect.any(String), message: expect.any(String) });
  }
});

test('a printed course has no navigation, and dark text on a light background', { tag: '@2.124' }, async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await page.goto('/course/intro-to-typescript');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Enroll Now', 'Login / Sign Up']) await expect(page.getByText(name)).toBeHidden();
  await expect(page.locator('body > header')).toBeHidden();
  await expect(page.locator('footer')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
});

test('a shared link has a large preview with a described image and all locales', { tag: '@2.178' }, async ({
  page,
}) => {
  const contents = (name: string) =>
    page
      .locator(`meta[property="${name}"], meta[name="${name}"]`)
      .evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')));
  await page.goto('/?lng=ar');
  expect(await contents('twitter:card')).toEqual(['summary_large_image']);
  expect(await contents('og:image:width')).toEqual(['1200']);
  expect(await contents('og:image:height')).toEqual(['630']);
  expect(await contents('og:image:alt')).toEqual(['Lyceum']);
  expect(await contents('og:locale')).toEqual(['ar_AR']);
  expect(await contents('og:locale:alternate')).toEqual(['en_US', 'fr_FR']);
  await page.goto('/course/intro-to-typescript?lng=en');
  expect(await contents('og:image:width')).toEqual(['1200']);
  expect(await contents('og:image:height')).toEqual(['630']);
  expect(await contents('og:image:alt')).toEqual(['Intro to TypeScript']);
});

test('the preview image of a course has the size that its page states', { tag: '@2.178' }, async ({
  page,
}) => {
  await page.goto('/course/intro-to-typescript?lng=en');
  const content = (property: string) =>
    page.locator(`meta[property="og:image${property}"]`).getAttribute('content');
  const { pathname } = new URL((await content('')) ?? '');
  const [width, height] = [await content(':width'), await content(':height')].map(Number);
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, pathname);
  expect(size).toEqual([width, height]);
});

test('crawlers find every public page, and feed readers the new courses of a page', {
  tag: ['@10.150', '@10.151'],
}, async ({ page, request, product }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', '/domain/technology', '/category/web_dev', '/course/intro-to-typescript'])
    expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
  for (const path of ['/?lng=fr', '/category/web_dev?lng=ar']) {
    await page.goto(path);
    const feed = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
    // The browser's parser of XML rejects what is not well-formed.
    const entries = await page.evaluate(
      (address) =>
        new Promise<number | undefined>((resolve) => {
          const request = new XMLHttpRequest();
          request.open('GET', address);
          request.onloadend = () => resolve(request.responseXML?.querySelectorAll('feed > entry').length);
          request.send();
        }),
      feed ?? '',
    );
    expect(entries).toBeGreaterThan(5);
  }
});

test('search engines index the page of searches, and no results', { tag: '@2.334' }, async ({ request }) => {
  for (const [path, isIndexed] of [
    ['/search', true],
    ['/search?q=design', false],
    ['/search?price=free', false],
  ] as const) {
    const { head } = readHtml(await (await request.get(path)).text());
    const contentOf = (name: string) =>
      head.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;
    expect(contentOf('robots'), path).toBe(isIndexed ? null : 'noindex');
    if (isIndexed) expect(contentOf('description')).toMatch(/\S.{20}/);
  }
});

test('search engines get the place and the rating of a course', { tag: '@2.423' }, async ({
  page,
  product,
}) => {
  await page.goto('/course/intro-to-typescript?lng=fr');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const [data, trail] = texts.map((text) => JSON.parse(text));
  const { rating, ratingCount } = await (await page.request.get('/v1/courses/intro-to-typescript')).json();
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: course.fr,
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: 5 },
  });
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: `${product.url}/` },
      { position: 2, item: `${product.url}/category/web_dev`, name: category.fr },
      { position: 3, item: `${product.url}/course/intro-to-typescript`, name: course.fr },
    ],
  });
});

test('the icons, the manifest and the images of shared links exist', { tag: '@2.125' }, async ({
  page,
  request,
}) => {
  await page.goto('/');
  const attribute = (selector: string, name: string) => page.locator(selector).getAttribute(name);
  const icon = await attribute('link[rel=icon]', 'href');
  const manifest = await attribute('link[rel=manifest]', 'href');
  const picture = await attribute('meta[property="og:image"]', 'content');
  const { icons, name } = await (await request.get(manifest ?? '')).json();
  expect(name).toBe('Lyceum');
  const pictures = [icon, new URL(picture ?? '').pathname, ...icons.map(({ src }: { src: string }) => src)];
  for (const address of pictures) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});
