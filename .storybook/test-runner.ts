import type { Language } from '@lyceum/i18n';
import { getStoryContext, setupPage, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import jestImageSnapshot from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { accessibilityErrors, injectAxe } from '../e2e/support/accessibility.ts';
import { visualTestContext } from '../e2e/support/browserFlags.ts';
import { collectConsoleErrors } from '../e2e/support/console.ts';
import { reflowErrors } from './test/reflow.ts';
import { hoverErrors, removeStorybookMarkup, resize, stabilize, visualErrors } from './test/visualTest.ts';
import { type IndexedStory, isHovered, type ModeName, modes, modesOf } from './visualTests.ts';

/** Every story is rendered in these environments, even without a baseline there. */
const required = ['en-light', 'ar-dark'] as const;
type Story = IndexedStory & TestContext;
type Environment = `${Language}-${'light' | 'dark'}`;

/** Storybook's index by id, which contains the tags of the stories. */
let stories: Record<string, Story> | undefined;

async function storyOf(id: string): Promise<Story> {
  if (!stories) {
    const response = await fetch(new URL('index.json', process.env.TARGET_URL));
    stories = ((await response.json()) as { entries: Record<string, Story> }).entries;
  }
  const story = stories[id];
  if (!story) throw new Error(`The index of Storybook does not contain ${id}.`);
  return story;
}

/** The errors in the console of each page since the last story. */
const consoleErrors = new WeakMap<Page, string[]>();

/** URLs that stories use to show a failed request. */
const expectedToFail = /\/missing\//;

const environments = new WeakMap<Page, Environment>();
/**
 * One page per environment besides the runner's own: texts load with the page. Each is in a window of its own, as
 * Chromium delays the painting of pages in the background.
 */
const pages = new Map<Environment, Page>();

function environmentOf(mode: ModeName): Environment {
  const { language, theme } = modes[mode];
  return `${language}-${theme}`;
}

async function pageFor(environment: Environment, runnerPage: Page): Promise<Page> {
  if (environment === 'en-light') return runnerPage;
  const known = pages.get(environment);
  if (known) return known;
  const context = await runnerPage.context().browser()?.newContext(visualTestContext);
  if (!context) throw new Error('The page of the test runner has no browser that could open another page.');
  const page = await context.newPage();
  environments.set(page, environment);
  pages.set(environment, page);
  await setupPage(page, context);
  return page;
}

/** One language suffices to test a story with large text; patterns are tested in Arabic, too. */
const testsReflow = (id: string, environment: Environment) =>
  environment === 'en-light' || (environment === 'ar-dark' && id.startsWith('patterns-'));

/** The element under the pointer in the baseline of a story with the tag `hovered`, unless the story selects another. */
const firstControl = 'a, article, button, input, select, label:has(input)';

async function errorsIn(environment: Environment, page: Page, story: Story) {
  const { id } = story;
  const wanted = modesOf(story).filter((mode) => environmentOf(mode) === environment);
  const errors: string[] = [];
  if (environment !== 'fr-light') errors.push(...(await accessibilityErrors(page, environment)));
  errors.push(...(await visualErrors(page, id, wanted)));
  if (environment === 'en-light' && isHovered(story)) {
    const { parameters } = await getStoryContext(page, story);
    errors.push(...(await hoverErrors(page, id, parameters.hovered ?? firstControl)));
  }
  if (testsReflow(id, environment)) errors.push(...(await reflowErrors(page, environment)));
  await resize(page);
  const unexpected = (consoleErrors.get(page)?.splice(0) ?? []).filter(
    (error) => !expectedToFail.test(error),
  );
  errors.push(...unexpected.map((error) => `${environment}: console error: ${error}`));
  return errors;
}

const config: TestRunnerConfig = {
  setup() {
    expect.extend({ toMatchImageSnapshot: jestImageSnapshot.toMatchImageSnapshot });
  },
  async prepare({ page }) {
    consoleErrors.set(page, collectConsoleErrors(page.context()));
    const [language, theme] = (environments.get(page) ?? 'en-light').split('-');
    // Storybook does not decode `:` and `;`, so this is no `URLSearchParams`.
    const url = new URL(`iframe.html?globals=language:${language};theme:${theme}`, process.env.TARGET_URL);
    await page.goto(url.href, { waitUntil: 'load' });
    await injectAxe(page);
    await removeStorybookMarkup(page);
    await stabilize(page);
  },
  async postVisit(page, { id, hasFailure }) {
    if (hasFailure) return;
    const story = await storyOf(id);
    const all = [...new Set<Environment>([...required, ...modesOf(story).map(environmentOf)])];
    // In parallel: one page works while another waits for a paint.
    const errors = await Promise.all(
      all.map(async (environment) => {
        const own = await pageFor(environment, page);
        try {
          if (own !== page) await own.evaluate((storyId) => __test(storyId), id);
          return await errorsIn(environment, own, story);
        } catch (error) {
          // Not thrown: the next story must not start while other pages still show this one.
          return [`${environment}: ${error instanceof Error ? error.message : error}`];
        }
      }),
    );
    if (errors.flat().length > 0) throw new Error(errors.flat().join('\n\n'));
  },
};

/** Defined in every page by the runner: renders a story and rejects if the render or `play` fails. */
declare const __test: (storyId: string) => Promise<unknown>;

export default config;
