import { setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import jestImageSnapshot from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { accessibilityFaults, bringAxe } from '../scripts/lib/accessibility.ts';
import { picturedContext } from '../scripts/lib/browser-flags.ts';
import { type ModeName, modes, modesOf } from './pictures.ts';
import { complaintsOn, listenTo } from './test/console.ts';
import { clearAway, holdStill, pictureFaults, resize } from './test/look.ts';
import { reflowFaults } from './test/reflow.ts';

/** Stories are rendered in English and light, and in Arabic and dark, whether they are pictured so or not. */
const always = ['en-light', 'ar-dark'] as const;
type Setting = `${'en' | 'ar' | 'fr'}-${'light' | 'dark'}`;

const settings = new WeakMap<Page, Setting>();
/**
 * Beside the runner's own page there is one for each other language: texts are chosen while a page is loaded. It has a
 * window of its own, as of two pages in one window the one behind is drawn only when there is time for it.
 */
const others = new Map<Setting, Page>();

function settingOf(mode: ModeName): Setting {
  const { language, theme } = modes[mode];
  return `${language}-${theme}`;
}

async function pageIn(setting: Setting, first: Page): Promise<Page> {
  if (setting === 'en-light') return first;
  const known = others.get(setting);
  if (known) return known;
  const browser = first.context().browser();
  if (!browser) throw new Error('The page of the stories belongs to no browser that could open another.');
  const context = await browser.newContext(picturedContext);
  const page = await context.newPage();
  settings.set(page, setting);
  others.set(setting, page);
  await setupPage(page, context);
  return page;
}

/** Whether a story has room for large text, one language tells; of what is put together from many, Arabic too. */
const reflows = (id: string, setting: Setting) =>
  setting === 'en-light' || (setting === 'ar-dark' && id.startsWith('patterns-'));

/** All that is wrong with a story as this page shows it. */
async function faultsIn(setting: Setting, page: Page, id: string, wanted: ModeName[]): Promise<string[]> {
  const faults: string[] = [];
  if (setting !== 'fr-light') faults.push(...(await accessibilityFaults(page, setting)));
  faults.push(...(await pictureFaults(page, id, wanted)));
  if (reflows(id, setting)) faults.push(...(await reflowFaults(page, setting)));
  await resize(page);
  faults.push(...complaintsOn(page).map((complaint) => `In ${setting} the console says: ${complaint}`));
  return faults;
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot: jestImageSnapshot.toMatchImageSnapshot });
  },
  async prepare({ page }) {
    listenTo(page);
    const [language, theme] = (settings.get(page) ?? 'en-light').split('-');
    // By hand: Storybook does not read `:` and `;` where they are escaped.
    const address = new URL(
      `iframe.html?globals=language:${language};theme:${theme}`,
      process.env.TARGET_URL,
    );
    await page.goto(address.href, { waitUntil: 'load' });
    await bringAxe(page);
    await clearAway(page);
    await holdStill(page);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const wanted = modesOf(id);
    const asked = [...new Set<Setting>([...always, ...wanted.map(settingOf)])];
    // Side by side: where one page waits to be drawn, another has something to do.
    const faults = await Promise.all(
      asked.map(async (setting) => {
        const shown = await pageIn(setting, page);
        const own = wanted.filter((mode) => settingOf(mode) === setting);
        try {
          if (shown !== page) await shown.evaluate((storyId) => __test(storyId), id);
          return await faultsIn(setting, shown, id, own);
        } catch (error) {
          // As a fault: the next story must not begin while the other pages are still at this one.
          return [`In ${setting}: ${error instanceof Error ? error.message : error}`];
        }
      }),
    );
    if (faults.flat().length > 0) throw new Error(faults.flat().join('\n\n'));
  },
};

/** Put into every page by the runner: shows a story, and fails as its render or its play does. */
declare const __test: (storyId: string) => Promise<unknown>;

export default config;
