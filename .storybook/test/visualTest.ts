import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { type Mode, type ModeName, modes } from '../visualTests.ts';

const baselines = join(import.meta.dirname, '..', 'visual-baselines');

/** The element under the pointer in the mode `hovered`, unless the story selects another. */
const firstControl = 'a, article, button, input, select, label:has(input)';
/** Around the story, for focus rings and the like. */
const margin = 16;

/**
 * Removes Storybook's own markup, which only slows axe down, and two sources of randomness: the blinking caret, and the
 * background at the rounded corners of images. Chromium leaves that background out if the image is known to be opaque at
 * the first paint, which for AVIF depends on whether decoding or painting comes first. It does not check images at an
 * unusual position; this one moves no pixel.
 */
export async function stabilize(page: Page): Promise<void> {
  const content = '* { caret-color: transparent !important } img { object-position: 50% 50.001% !important }';
  await page.addStyleTag({ content });
  await page.evaluate(() => {
    const own = '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay_main > :is(p, ol)';
    for (const element of document.querySelectorAll(own)) element.remove();
  });
}

/**
 * Waits for fonts and images and finishes all animations.
 * @returns the box of the story on the page; the whole window if a popup is open outside of it
 */
function settle(page: Page) {
  return page.evaluate(async (around) => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    // Storybook pauses animations while it tests a story, so they never finish by themselves.
    for (const animation of document.getAnimations()) {
      // Driven by scrolling.
      if (animation.timeline !== document.timeline) continue;
      if (animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) {
        animation.currentTime = 0;
        animation.pause();
      } else animation.finish();
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    const box = document.querySelector('#storybook-root')?.getBoundingClientRect();
    const outside = document.querySelector('[data-base-ui-portal] *, [data-floating-ui-portal] *') !== null;
    const { clientWidth, clientHeight, scrollHeight } = document.documentElement;
    if (!box || outside) return { x: 0, y: 0, width: clientWidth, height: clientHeight, inView: true };
    const y = Math.max(0, Math.floor(box.top) - around);
    const height = Math.max(1, Math.min(Math.ceil(box.bottom) + around, scrollHeight) - y);
    return { x: 0, y, width: clientWidth, height, inView: y + height <= clientHeight };
  }, margin);
}

const sessions = new WeakMap<Page, CDPSession>();

/** The DevTools protocol can optimize a screenshot for speed; Playwright's API can't. */
async function screenshot(page: Page): Promise<Buffer> {
  const { inView, ...clip } = await settle(page);
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !inView,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

/** An image that differs from its baseline, or has none. */
export interface Difference {
  file: string;
  image: Buffer;
  digest: string;
}

/**
 * Compares a story with its baselines in these modes: every pixel counts, including anti-aliased ones. The page keeps the
 * last size.
 * @param hovered selects the element under the pointer in the mode `hovered`, by its first match
 */
export async function findDifferences(page: Page, id: string, wanted: ModeName[], hovered = firstControl) {
  const differences: Difference[] = [];
  for (const name of wanted) {
    const { viewport: width, forcedColors }: Mode = modes[name];
    await page.setViewportSize({ width, height: width < 768 ? 740 : 800 });
    if (forcedColors) await page.emulateMedia({ forcedColors });
    if (name === 'hovered') {
      await page.locator(`:is(#storybook-root, [data-base-ui-portal]) :is(${hovered})`).first().hover();
    }
    const image = await screenshot(page);
    if (forcedColors) await page.emulateMedia({ forcedColors: null });
    if (name === 'hovered') await page.mouse.move(0, 0);
    // A baseline's description contains the digest: a browser writes the same file for the same pixels.
    const digest = createHash('sha256').update(image).digest('hex');
    const file = `${name}/${id}.webp`;
    const path = join(baselines, file);
    if (!existsSync(path) || !readFileSync(path).includes(digest)) differences.push({ file, image, digest });
  }
  return differences;
}

/** Keeps an image for the visual review. Lossless WebP takes less than half of a browser's PNG. */
export async function keep({ file, image, digest }: Difference): Promise<void> {
  const path = join('test-results/visual', file);
  mkdirSync(dirname(path), { recursive: true });
  const webp = sharp(image).webp({ lossless: true });
  await webp.withExif({ IFD0: { ImageDescription: digest } }).toFile(path);
}
