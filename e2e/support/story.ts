import type { Language } from '@lyceum/i18n';
import { test as base, expect, type Page } from '@playwright/test';
import { visualTestContext } from '../../tools/browserFlags.ts';
import { collectConsoleErrors } from '../../tools/console.ts';
import { leaveOutHighlights } from '../../tools/highlights.ts';

interface StoryOptions {
  /** @default 'en' */
  language?: Language;
  /** @default 'light' */
  theme?: 'light' | 'dark';
}

interface RenderEvent {
  storyId: string;
  newPhase?: string;
}

/** What Storybook has in the window of its stories. */
interface Storybook {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; type: 'story' | 'docs'; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (payload: RenderEvent) => void) => void;
    off: (event: string, listener: (payload: RenderEvent) => void) => void;
    once: (event: string, listener: () => void) => void;
    emit: (event: string, payload: object) => void;
  };
}

type Shown = Required<StoryOptions> & { id: string };

/**
 * Replaces the story of a page that has loaded Storybook, which takes a tenth of the time of loading it. Runs in the
 * browser.
 * @returns false if the page has to be loaded, as it has other content or another language
 */
async function replaceStory({ id, language, theme }: Shown): Promise<boolean> {
  const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } =
    globalThis as unknown as Storybook;
  const { lang, dataset } = document.documentElement;
  const current = preview?.currentRender;
  if (!current || lang !== language) return false;
  if (dataset.theme !== theme) channel.emit('updateGlobals', { globals: { theme } });
  await new Promise<void>((resolve) => {
    const follow = ({ storyId, newPhase }: RenderEvent) => {
      if (storyId !== id) return;
      // The last story is removed, and the next one is not yet rendered.
      if (newPhase === 'loading') {
        history.replaceState(history.state, '', location.pathname + location.search);
        window.scrollTo(0, 0);
        getSelection()?.removeAllRanges();
        // The next Tab starts at the top.
        document.body.tabIndex = -1;
        document.body.focus();
        document.body.blur();
        document.body.removeAttribute('tabindex');
      } else if (newPhase === 'finished') {
        channel.off('storyRenderPhaseChanged', follow);
        resolve();
      }
    };
    channel.on('storyRenderPhaseChanged', follow);
    if (current.type === 'story' && current.id === id) channel.emit('forceRemount', { storyId: id });
    else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
  });
  return true;
}

async function showStory(page: Page, shown: Shown): Promise<void> {
  if (await page.evaluate(replaceStory, shown)) return;
  const { id, language, theme } = shown;
  await page.goto(`iframe.html?id=${id}&viewMode=story&globals=language:${language};theme:${theme}`);
  await page.waitForFunction((wanted) => {
    const rendering = (globalThis as unknown as Storybook).__STORYBOOK_PREVIEW__?.currentRender;
    return rendering?.id === wanted && ['finished', 'errored'].includes(rendering.phase ?? '');
  }, id);
}

/**
 * Opens a story by its id, such as `components-dialog--open`, and waits until its `play` function has finished and its
 * fonts are loaded, so that nothing gets another height afterwards.
 */
export async function openStory(page: Page, id: string, options: StoryOptions = {}): Promise<void> {
  await showStory(page, { id, language: 'en', theme: 'light', ...options });
  await page.evaluate(async () => void (await document.fonts.ready));
}

/**
 * Opens a docs page by its id, such as `components-dialog--docs`. It is loaded anew, because Storybook's table of contents
 * logs an error if a page that replaces another one is scrolled.
 */
export async function openDocs(page: Page, id: string, options: StoryOptions = {}): Promise<void> {
  const { language = 'en', theme = 'light' } = options;
  await page.goto(`iframe.html?id=${id}&viewMode=docs&globals=language:${language};theme:${theme}`);
}

/** The role and the accessible name of the focused element, such as `button "Close"`. */
export async function focused(page: Page): Promise<string> {
  const snapshot = await page.locator(':focus').ariaSnapshot();
  return (snapshot.split('\n', 1)[0] ?? '').replace(/^- /, '').replace(/:$/, '');
}

/** Doubles the size of the text of a page. */
export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

interface SharedPage {
  page: Page;
  /** The errors in its console since the last test. */
  errors: string[];
}

type SharedKind = 'stories' | 'stories with clock' | 'docs';

interface StoryFixtures {
  /** The language of most stories of a test. Its shared page has loaded the texts of this language. */
  language: Language;
  /**
   * The kind of page that a test gets. The tests of a worker share a page for stories, another one with `page.clock`, and
   * one for docs pages, which load Storybook once. A test that needs another context, or Storybook loaded anew, gets its
   * own page.
   */
  kind: SharedKind | 'own';
  /** The errors in the console since the start of the test, which fail it. */
  errors: string[];
}

interface StoryWorkerFixtures {
  sharedPage: (kind: SharedKind, language: Language) => Promise<SharedPage>;
}

const address = () => `http://127.0.0.1:${process.env.STORYBOOK_PORT}/`;

/** Restores what the last test may have changed. A test that fails ends its worker, and the page with it. */
async function reset(page: Page): Promise<void> {
  await page.unrouteAll();
  page.removeAllListeners('dialog');
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
  await page.context().clearCookies();
  await page.context().clearPermissions();
  if (!page.url().startsWith(address())) return;
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Playwright's `test` for the built Storybook. Every error in the console fails it. */
export const test = base.extend<StoryFixtures, StoryWorkerFixtures>({
  // Playwright requires a destructuring pattern.
  baseURL: async ({ browserName: _ }, use) => use(address()),
  kind: ['stories', { option: true }],
  language: ['en', { option: true }],
  sharedPage: [
    async ({ browser }, use) => {
      const pages = new Map<string, SharedPage>();
      await use(async (kind, language) => {
        const key = `${kind} ${language}`;
        const shared = pages.get(key);
        if (shared) return shared;
        const context = await browser.newContext({ ...visualTestContext, baseURL: address() });
        const errors = collectConsoleErrors(context);
        await context.addInitScript(leaveOutHighlights);
        const page = await context.newPage();
        if (kind === 'stories with clock') await page.clock.install();
        const opened = { page, errors };
        pages.set(key, opened);
        return opened;
      });
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kind, language, sharedPage }, use) => {
    if (kind !== 'own') return use((await sharedPage(kind, language)).page.context());
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
  page: async ({ context, kind, language, sharedPage, viewport, reducedMotion }, use) => {
    if (kind === 'own') return use(await context.newPage());
    const { page } = await sharedPage(kind, language);
    if (kind === 'stories with clock') await page.clock.resume();
    await reset(page);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion });
    await use(page);
  },
  errors: [
    async ({ context, kind, language, sharedPage }, use) => {
      const errors =
        kind === 'own' ? collectConsoleErrors(context) : (await sharedPage(kind, language)).errors;
      await use(errors);
      expect(errors.splice(0), 'console errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
