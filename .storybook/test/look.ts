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

/** A caret that blinks is there or not by chance. */
export async function holdStill(page: Page): Promise<void> {
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
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
      // What lies behind a picture shows at rounded corners, unless Chromium knew that the picture is opaque when it
      // first painted it: with AVIF that hangs on whether the decoding or the painting came first.
      if (picture.naturalWidth > 0 && !picture.currentSrc.includes('svg')) picture.style.background = 'none';
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
    const { clientWidth, clientHeight } = document.documentElement;
    if (!box || outside) return { x: 0, y: 0, width: clientWidth, height: clientHeight, inView: true };
    const y = Math.max(0, Math.floor(box.top) - around);
    const height = Math.max(1, Math.ceil(box.bottom) + around - y);
    return { x: 0, y, width: clientWidth, height, inView: y + height <= clientHeight };
  }, margin);
}

async function picture(page: Page): Promise<Buffer> {
  const { inView, ...clip } = await settle(page);
  // What Playwright would do against carets and motion has been done, once a page and not once a picture.
  return page.screenshot({ clip, fullPage: !inView, animations: 'allow', caret: 'initial', scale: 'css' });
}

/** Compares a picture with its baseline: not one pixel may differ, anti-aliased ones included. */
async function compare(page: Page, file: string): Promise<string[]> {
  const baseline = join(baselines, file);
  const known = existsSync(baseline) ? readFileSync(baseline) : null;
  const taken = await picture(page);
  if (known?.equals(taken)) return [];
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
  const faults = await compare(page, file);
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
    await page.locator(`:is(#storybook-root, [data-base-ui-portal]) ${hovered}`).first().hover();
    faults.push(...(await compare(page, `hovered/${storyId}.png`)));
    await page.mouse.move(0, 0);
  }
  return faults;
}
