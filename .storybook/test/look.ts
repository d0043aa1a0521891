import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import sharp from 'sharp';
import { hoveredIn, type Mode, type ModeName, modes, picturesOf } from '../pictures.ts';

const baselines = join(import.meta.dirname, '..', 'pictures');
const reports = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');

const isUpdate = process.env.PICTURES === 'update';
const isNoted = process.env.PICTURES === 'note';

const wide = { width: 1280, height: 800 };
const narrowHeight = 740;
/** Around the story: the focus ring and whatever else stands out of it. */
const margin = 16;

/**
 * A caret that blinks is there or not by chance. What lies behind a picture shows at rounded corners, unless Chromium
 * knew that the picture hides it when it first painted it: with AVIF that hangs on whether decoding or painting came
 * first. Of a picture that is not in its usual position Chromium does not ask; this far, no pixel moves.
 */
export async function holdStill(page: Page): Promise<void> {
  const content = '* { caret-color: transparent !important } img { object-position: 50% 50.001% !important }';
  await page.addStyleTag({ content });
}

/** What Storybook shows while a story is on its way or missing: most of a page, which only costs axe its time. */
const notOfStories =
  '.sb-preparing-story, .sb-preparing-docs, .sb-nopreview, .sb-errordisplay_main > :is(p, ol)';

export async function clearAway(page: Page): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll(selector)) element.remove();
  }, notOfStories);
}

/**
 * Waits until fonts and pictures are there and nothing moves any more, and tells the story's place on the page: the
 * whole window where something opened outside of it.
 */
function settle(page: Page) {
  return page.evaluate(async (around) => {
    window.scrollTo(0, 0);
    await document.fonts.ready;
    const pictures = Array.from(document.images, async (picture) => {
      picture.loading = 'eager';
      if (!picture.complete) {
        await new Promise((done) => {
          picture.addEventListener('load', done, { once: true });
          picture.addEventListener('error', done, { once: true });
        });
      }
      await picture.decode().catch(() => undefined);
    });
    await Promise.all(pictures);
    // Storybook holds all motion while a story is tested, so none of it would end by itself.
    for (const animation of document.getAnimations()) {
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

/** The browser's own protocol: Playwright has no word for a picture that is to be had fast rather than small. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

async function picture(page: Page): Promise<Buffer> {
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

/** The pixels of a picture, by rows. */
async function pixelsOf(picture: Buffer): Promise<{ width: number; data: Buffer }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, data };
}

async function showTheSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return a.width === b.width && a.data.equals(b.data);
}

/** Stands in a baseline's description: the same browser writes the same pixels as the same file, so none has to be read. */
const digestOf = (taken: Buffer) => createHash('sha256').update(taken).digest('hex');

async function baselineOf(taken: Buffer): Promise<Buffer> {
  const description = { IFD0: { ImageDescription: digestOf(taken) } };
  return sharp(taken).webp({ lossless: true }).withExif(description).toBuffer();
}

function keep(path: string, picture: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, picture);
}

/**
 * Puts the picture as it was, as it is and where they differ into the report, and says by how much. Where a difference is
 * only noted, the two stand there: a comparison by Jest would fail the run.
 */
async function report(file: string, known: Buffer, taken: Buffer): Promise<string> {
  const png = file.replace(/webp$/, 'png');
  const before = join(reports, 'baseline', png);
  keep(before, await sharp(known).png().toBuffer());
  keep(join(reports, 'taken', png), taken);
  if (isNoted) return '';
  try {
    expect(taken).toMatchImageSnapshot({
      customSnapshotsDir: dirname(before),
      customSnapshotIdentifier: basename(png, '.png'),
      customDiffDir: join(reports, 'compared', dirname(png)),
      failureThreshold: 0,
      customDiffConfig: { threshold: 0, includeAA: true },
    });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Compares a picture with its baseline: not one pixel may differ, anti-aliased ones included. Baselines are lossless
 * WebP, which takes less than half of a browser's PNG. Where pictures are brought up to date, this one is kept instead;
 * where another browser drew the baselines, a difference is only noted in the report.
 */
async function compare(page: Page, file: string): Promise<string[]> {
  const baseline = join(baselines, file);
  const known = existsSync(baseline) ? readFileSync(baseline) : null;
  const taken = await picture(page);
  if (known?.includes(digestOf(taken))) return [];
  if (isUpdate) {
    keep(baseline, await baselineOf(taken));
    return [];
  }
  if (known && (await showTheSame(known, taken))) return [];
  if (known) {
    const difference = await report(file, known, taken);
    return isNoted ? [] : [`The picture ${file} is not as it was. ${difference}`];
  }
  keep(join(reports, 'taken', file.replace(/webp$/, 'png')), taken);
  if (isNoted) return [];
  return [`There is no picture ${file} to compare with. If it is new, \`npm run pictures:update\` keeps it.`];
}

/** Lays the page out anew, which takes its time, only where that is needed. */
export async function resize(page: Page, size: { width: number; height: number } = wide): Promise<void> {
  const now = page.viewportSize();
  if (now?.width !== size.width || now.height !== size.height) await page.setViewportSize(size);
}

async function inMode(page: Page, name: ModeName, file: string): Promise<string[]> {
  const { width, forcedColors = false }: Mode = modes[name];
  await resize(page, width === wide.width ? wide : { width, height: narrowHeight });
  if (forcedColors) await page.emulateMedia({ forcedColors: 'active' });
  const faults = await compare(page, file);
  if (forcedColors) await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** Takes a story's pictures in these modes of one page, and says which are not as they were. The page keeps the last size. */
export async function pictureFaults(page: Page, storyId: string, wanted: ModeName[]): Promise<string[]> {
  const faults: string[] = [];
  for (const file of picturesOf(storyId)) {
    const mode = wanted.find((name) => file.startsWith(`${name}/`));
    if (mode) faults.push(...(await inMode(page, mode, file)));
  }
  const hovered = hoveredIn(storyId);
  if (hovered && wanted.includes('en-light-1280')) {
    await resize(page, wide);
    await page.locator(`:is(#storybook-root, [data-base-ui-portal]) ${hovered}`).first().hover();
    faults.push(...(await compare(page, `hovered/${storyId}.webp`)));
    await page.mouse.move(0, 0);
  }
  return faults;
}
