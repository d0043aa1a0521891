import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from '../../tools/chromium.ts';
import { dark, expect, test, ui } from './test.ts';

// The pages of examples/gallery. Vite's and Next.js's addresses of them differ.

const names = Object.keys(await import(join(ui, 'dist/index.js'))).filter((name) => /^[A-Z]/.test(name));

interface GalleryOptions {
  language?: 'en' | 'ar';
  tailwind?: boolean;
  only?: string;
}

async function openGallery(page: Page, { language = 'en', tailwind = false, only }: GalleryOptions = {}) {
  const name = tailwind ? 'tailwind' : 'gallery';
  const query = new URLSearchParams({ language, ...(only && { only }) });
  const isNext = test.info().project.name === 'next';
  await page.goto(isNext ? `${language}/${name}?${query}` : `${name}.html?${query}`);
  await expect(page.locator('[data-component]')).toHaveCount(only ? 1 : names.length);
  // This form takes the focus as soon as it is hydrated.
  if (!only) await expect(page.locator('[data-component=ConflictForm] h2')).toBeFocused();
  // A machine lacks some of the local fonts.
  await page.evaluate(async () => {
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    await document.fonts.ready;
  });
}

test('every component is rendered, and reacts to presses', async ({ page }) => {
  await openGallery(page);
  const rendered = page.locator('[data-component]');
  expect(
    await rendered.evaluateAll((items) => items.map((item) => item.getAttribute('data-component')).sort()),
  ).toEqual(names.toSorted());

  const item = (name: string) => page.locator(`[data-component=${name}]`);
  await item('Dialog').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Forgot password?' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await item('Tabs').getByRole('tab', { name: 'Sessions' }).click();
  await expect(item('Tabs').getByRole('tabpanel')).toHaveText('Soonest first.');

  await item('Menu').getByRole('button').click();
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
});

test('every component is shown from right to left in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openGallery(page, { language: 'ar' });
  await expect(page.locator('html')).toHaveCSS('background-color', await dark(page, 'page'));
  const heading = page.locator('[data-component=Heading] > *');
  await expect(heading).toHaveCSS('color', await dark(page, 'ink'));
  await expect(heading).toHaveCSS('direction', 'rtl');
});

/** A digest of each component's part of a screenshot. */
async function lookOf(page: Page) {
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  });
  const rows = await page.locator('[data-component]').evaluateAll((items) =>
    items.map((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return { name: item.getAttribute('data-component'), top: Math.round(top), bottom: Math.round(bottom) };
    }),
  );
  const image = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  const rowLength = info.width * info.channels;
  return rows.map(({ name, top, bottom }) => {
    const pixels = data.subarray(top * rowLength, bottom * rowLength);
    return `${name}: ${createHash('sha256').update(pixels).digest('hex')}`;
  });
}

test('Tailwind changes no component, and its utilities win', async ({ page }) => {
  await openGallery(page);
  const plain = await lookOf(page);
  await openGallery(page, { tailwind: true });
  expect(await lookOf(page)).toEqual(plain);

  const badge = page.locator('[data-component=Badge] > *');
  await badge.evaluate((element) => element.classList.add('p-12'));
  await expect(badge).toHaveCSS('padding', '48px');
});

/** Components with the props of a story. */
const stories = {
  Avatar: 'components-avatar--initials',
  Badge: 'components-badge--neutral',
  Breadcrumbs: 'patterns-breadcrumbs--course',
  Button: 'components-button--primary',
  Checkbox: 'components-checkbox--unchecked',
  Completion: 'patterns-completion--completed',
  EmptyState: 'components-emptystate--with-next-step',
  Logo: 'components-logo--home',
  NextStep: 'patterns-nextstep--waiting',
  Notice: 'components-notice--info',
  PageHeader: 'patterns-pageheader--title-only',
  Rating: 'components-rating--rated',
  StatList: 'patterns-statlist--values',
  Stars: 'components-stars--four',
  Table: 'components-table--values',
  ThemeMenu: 'patterns-thememenu--system',
};

test('components have the pixels of their stories', async ({ page }) => {
  const different: string[] = [];
  for (const [name, story] of Object.entries(stories)) {
    await openGallery(page, { only: name });
    const baseline = sharp(`.storybook/visual-baselines/en-light-1280/${story}.webp`).removeAlpha();
    const { width = 0, height = 0 } = await baseline.metadata();
    const image = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
    const pixels = await sharp(image).removeAlpha().raw().toBuffer();
    if (!pixels.equals(await baseline.raw().toBuffer())) different.push(name);
  }
  // Another browser draws other pixels than those of the baselines.
  if ((await findBrowser()).isPinned) expect(different).toEqual([]);
});
