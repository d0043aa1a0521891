import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { type Mode, type ModeName, modes } from '../visualTests.ts';

const baselines = join(import.meta.dirname, '..', 'visual-baselines');
const reports = join(import.meta.dirname, '..', '..', 'test-results', 'visual');

/** `update` replaces the baselines; `report` writes differences to the report without failing. */
const task = (process.env.VISUAL_TESTS ?? 'compare') as 'compare' | 'update' | 'report';

const wide = { width: 1280, height: 800 };
const narrowHeight = 740;
/** Around the story, for focus rings and the like. */
const margin = 16;

/**
 * Removes two sources of randomness: the blinking caret, and the background at the rounded corners of images. Chromium
 * leaves that background out if the image is known to be opaque at the first paint, which for AVIF depends on whether
 * decoding or painting comes first. It does not check images at an unusual position; this one moves no pixel.
 */
export async function stabilize(page: Page): Promise<void> {
  const content = '* { caret-color: transparent !important } img { object-position: 50% 50.001% !important }';
  await page.addStyleTag({ content });
}

/** Storybook's own markup, most of the page, which only slows axe down. */
const storybookMarkup =
  '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay_main > :is(p, ol)';

export async function removeStorybookMarkup(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }, storybookMarkup);
}

/**
 * Waits for fonts and images and finishes all animations.
 * @returns the box of the story on the page; the whole window if a popup is open outside of it
 */
function settle(page: Page) {
  return page.evaluate(async (around) => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const images = Array.from(document.images, async (image) => {
      image.loading = 'eager';
      if (!image.complete) {
        await new Promise((done) => {
          image.addEventListener('load', done, { once: true });
          image.addEventListener('error', done, { once: true });
        });
      }
      await image.decode().catch(() => undefined);
    });
    await Promise.all(images);
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

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The DevTools protocol can optimize a screenshot for speed; Playwright's API can't. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function screenshot(page: Page): Promise<Buffer> {
  const { inView, ...clip } = await settle(page);
  const session = await sessionOf(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    clip: { ...clip, scale: 1 },
    captureBeyondViewport: !inView,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

async function hasSamePixels(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((image) => sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  return a !== undefined && b !== undefined && a.info.width === b.info.width && a.data.equals(b.data);
}

/** A baseline's description contains it: the same browser writes the same file, so most need no decoding. */
const digestOf = (png: Buffer) => createHash('sha256').update(png).digest('hex');

/** Lossless WebP takes less than half of a browser's PNG. */
async function baselineFrom(png: Buffer): Promise<Buffer> {
  const description = { IFD0: { ImageDescription: digestOf(png) } };
  return sharp(png).webp({ lossless: true }).withExif(description).toBuffer();
}

function save(path: string, image: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, image);
}

/** Writes an image of the difference. @returns the extent of the difference */
async function difference(png: string, baseline: Buffer, actual: Buffer): Promise<string> {
  const expected = join(reports, 'baseline', png);
  save(expected, await sharp(baseline).png().toBuffer());
  try {
    expect(actual).toMatchImageSnapshot({
      customSnapshotsDir: dirname(expected),
      customSnapshotIdentifier: basename(png, '.png'),
      customDiffDir: join(reports, 'difference', dirname(png)),
      failureThreshold: 0,
      customDiffConfig: { threshold: 0, includeAA: true },
    });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Compares a screenshot with its baseline. Every pixel counts, including anti-aliased ones. */
async function compare(page: Page, file: string): Promise<string[]> {
  const path = join(baselines, file);
  const baseline = existsSync(path) ? readFileSync(path) : null;
  const actual = await screenshot(page);
  if (baseline?.includes(digestOf(actual))) return [];
  if (task === 'update') {
    save(path, await baselineFrom(actual));
    return [];
  }
  if (baseline && (await hasSamePixels(baseline, actual))) return [];
  const png = file.replace(/webp$/, 'png');
  save(join(reports, 'actual', png), actual);
  // A failing matcher would fail the run, even inside `try`.
  if (task === 'report') return [];
  if (baseline) return [`${file} differs from its baseline. ${await difference(png, baseline, actual)}`];
  return [`${file} has no baseline. If the story is new, add it by \`npm run visual:update\`.`];
}

/** Changes the size of the page only if necessary, as layout takes time. */
export async function resize(page: Page, size: { width: number; height: number } = wide): Promise<void> {
  const current = page.viewportSize();
  if (current?.width !== size.width || current.height !== size.height) await page.setViewportSize(size);
}

async function compareInMode(page: Page, name: ModeName, file: string): Promise<string[]> {
  const { width, forcedColors = false }: Mode = modes[name];
  await resize(page, width === wide.width ? wide : { width, height: narrowHeight });
  if (forcedColors) await page.emulateMedia({ forcedColors: 'active' });
  const errors = await compare(page, file);
  if (forcedColors) await page.emulateMedia({ forcedColors: null });
  return errors;
}

/** Compares a story with its baselines in these modes, all of one page. The page keeps the last size. */
export async function visualErrors(page: Page, storyId: string, wanted: ModeName[]): Promise<string[]> {
  const errors: string[] = [];
  for (const mode of wanted) errors.push(...(await compareInMode(page, mode, `${mode}/${storyId}.webp`)));
  return errors;
}

/** Compares a story with its baseline with the pointer over the first match of a selector. */
export async function hoverErrors(page: Page, storyId: string, selector: string): Promise<string[]> {
  await resize(page, wide);
  await page.locator(`:is(#storybook-root, [data-base-ui-portal]) :is(${selector})`).first().hover();
  const errors = await compare(page, `hovered/${storyId}.webp`);
  await page.mouse.move(0, 0);
  return errors;
}
