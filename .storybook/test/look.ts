import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Page } from 'playwright';
import { hoveredIn, type Mode, type ModeName, modes, picturesOf } from '../pictures.ts';

const baselines = join(import.meta.dirname, '..', 'pictures');
const report = join(import.meta.dirname, '..', '..', 'test-results', 'pictures');

const wide = { width: 1280, height: 800 };
const narrowHeight = 740;
/** Around the story: the focus ring and whatever else stands out of it. */
const margin = 16;

/** Waits until fonts and pictures are there and nothing moves any more. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
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
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The story's own place on the page; the whole window where something opened outside of it. */
function placeOf(page: Page) {
  return page.evaluate((around) => {
    const root = document.querySelector('#storybook-root');
    const box = root?.getBoundingClientRect();
    const outside = Array.from(
      document.querySelectorAll('[data-base-ui-portal], [data-floating-ui-portal]'),
    ).some((portal) => portal.querySelector('*') !== null);
    const { clientWidth, clientHeight } = document.documentElement;
    if (!box || outside) return { x: 0, y: 0, width: clientWidth, height: clientHeight };
    const top = Math.max(0, Math.floor(box.top) - around);
    return {
      x: 0,
      y: top,
      width: clientWidth,
      height: Math.max(1, Math.ceil(box.bottom) + around - top),
    };
  }, margin);
}

async function picture(page: Page): Promise<Buffer> {
  await settle(page);
  return page.screenshot({ clip: await placeOf(page), fullPage: true, animations: 'disabled', scale: 'css' });
}

/** Compares a picture with its baseline: not one pixel may differ, anti-aliased ones included. */
function compare(taken: Buffer, file: string): string[] {
  const baseline = join(baselines, file);
  if (existsSync(baseline) && readFileSync(baseline).equals(taken)) return [];
  const name = basename(file, '.png');
  try {
    expect(taken).toMatchImageSnapshot({
      customSnapshotsDir: dirname(baseline),
      customSnapshotIdentifier: name,
      customDiffDir: join(report, 'compared', dirname(file)),
      customReceivedDir: join(report, 'taken', dirname(file)),
      customReceivedPostfix: '',
      storeReceivedOnFailure: true,
      failureThreshold: 0,
      customDiffConfig: { threshold: 0, includeAA: true },
    });
    return [];
  } catch (error) {
    return [`The picture ${file} is not as it was. ${error instanceof Error ? error.message : error}`];
  }
}

async function inMode(page: Page, name: ModeName, file: string): Promise<string[]> {
  const { width, forcedColours = false }: Mode = modes[name];
  if (width !== wide.width) await page.setViewportSize({ width, height: narrowHeight });
  if (forcedColours) await page.emulateMedia({ forcedColors: 'active' });
  const faults = compare(await picture(page), file);
  if (width !== wide.width) await page.setViewportSize(wide);
  if (forcedColours) await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** Takes a story's pictures in these modes of one page, and says which are not as they were. */
export async function pictureFaults(page: Page, storyId: string, wanted: ModeName[]): Promise<string[]> {
  const faults: string[] = [];
  for (const file of picturesOf(storyId)) {
    const mode = wanted.find((name) => file.startsWith(`${name}/`));
    if (mode) faults.push(...(await inMode(page, mode, file)));
  }
  const hovered = hoveredIn(storyId);
  if (hovered && wanted.includes('en-light-1280')) {
    await page.locator(hovered).first().hover();
    faults.push(...compare(await picture(page), `hovered/${storyId}.png`));
    await page.mouse.move(0, 0);
  }
  return faults;
}
