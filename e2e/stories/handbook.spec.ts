import { expect, openDocs, test } from '../support/story.ts';

test.use({ kind: 'docs' });

test('the search of the sidebar finds a component by its other names', async ({ page }) => {
  await page.goto('./?path=/docs/start-here--docs');
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  const heading = page.getByRole('option', { name: /Button: CTA, call to action/ });
  for (const term of ['CTA', 'call to action']) {
    await search.fill(term);
    await expect(heading).toBeVisible();
  }
  await heading.click();
  const content = page.frameLocator('#storybook-preview-iframe');
  const link = content.getByRole('link', { name: 'Button', exact: true });
  await expect(link).toBeInViewport();
  await link.click();
  await expect(content.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
});

test('every component has a heading with its other names', async ({ page, request }) => {
  const index: { entries: Record<string, { type: string; title: string }> } = await (
    await request.get('index.json')
  ).json();
  const pages = Object.entries(index.entries)
    .filter(([, { type, title }]) => type === 'docs' && /^(Components|Patterns)\//.test(title))
    .map(([id]) => id);
  await openDocs(page, 'find-a-component--docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const targets = await page
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .filter({ hasText: /./ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
  expect(targets.toSorted()).toEqual(pages.toSorted());
});

test('a docs page shows what a screen reader speaks for the story', async ({ page }) => {
  await openDocs(page, 'components-button--docs');
  const section = page.getByRole('region', { name: 'Screen reader' });
  await section.getByRole('button', { name: 'Read the playground' }).click();
  await expect(section.getByRole('listitem')).toHaveText(['button, Enroll Now']);
});

test('a docs page shows the code of its playground, and copies it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDocs(page, 'components-button--docs');
  const playground = page.getByRole('region', { name: 'Playground' });
  await expect(playground.locator('pre')).toContainText('<Button');
  await playground.getByRole('button', { name: /^Copy/ }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('<Button');
});

test('a docs page shows good and bad examples', async ({ page }) => {
  await openDocs(page, 'components-button--docs');
  const examples = page.getByRole('region', { name: 'Do and don’t' });
  const good = examples
    .getByRole('figure')
    .filter({ hasText: /^.*Do(?!n’t)/ })
    .first();
  await expect(good.getByRole('button').first()).toBeVisible();
  const bad = examples.getByRole('figure').filter({ hasText: 'Don’t' }).first();
  await expect(bad.getByRole('button').first()).toBeVisible();
});

test('a transition of a flow leads to its state and the story of it', async ({ page }) => {
  await openDocs(page, 'flows--docs');
  await page.getByRole('combobox', { name: 'Flow' }).selectOption('Enrollment');
  const section = page.getByRole('region', { name: 'enrolled', exact: true });
  await expect(section).not.toBeInViewport();
  await page.getByRole('link', { name: 'enrolled', exact: true }).first().press('Enter');
  await expect(section.getByRole('heading')).toBeInViewport();
  await expect(section.locator('iframe')).toBeVisible();
  await expect(section.getByRole('link', { name: /:/ }).first()).toBeVisible();
});

test('the sidebar and the toolbar work on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto('./?path=/docs/start-here--docs');
  const content = page.frameLocator('#storybook-preview-iframe');
  await expect(content.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const sidebar = page.getByRole('dialog', { name: 'Menu' });
  await sidebar.getByRole('link', { name: 'Color' }).click();
  await expect(content.getByRole('heading', { level: 1, name: 'Color' })).toBeVisible();
  await expect(sidebar).toBeHidden();
  const toolbar = page.getByRole('toolbar');
  // Another language loads the page again, which would lose a choice in the meantime.
  const stories = content.locator('html[lang=ar]').getByRole('heading', { level: 1, name: 'Color' });
  const choices = [
    ['The language and the direction', 'العربية', 'language:ar'],
    ['Light or dark', 'Dark', 'language:ar;theme:dark'],
    ['The brand', 'Meridian', 'language:ar;theme:dark;brand:meridian'],
  ] as const;
  for (const [button, option, globals] of choices) {
    await toolbar.getByRole('button', { name: button }).click();
    await page.getByRole('option', { name: option }).click();
    await expect(stories).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`globals=${globals}$`));
  }
});
