import { readFileSync } from 'node:fs';
import { getStoryContext, setupPage, type TestRunnerConfig } from '@storybook/test-runner';
import type { BrowserContext, Page } from 'playwright';
import { accessibilityErrors, injectAxe } from '../tools/accessibility.ts';
import { visualTestContext } from '../tools/browserFlags.ts';
import { collectConsoleErrors } from '../tools/console.ts';
import { leaveOutHighlights } from '../tools/highlights.ts';
import { longWordErrors, reflowErrors } from '../tools/reflow.ts';
import { colorRules, languageRules } from '../tools/wcag.ts';
import { findDifferences, keep, stabilize } from './test/visualTest.ts';
import { environmentOf, type IndexedStory, modesOf } from './visualTests.ts';

/** The language and the theme of the page, which loads the texts of one language. */
let environment = 'en-light';

/** URLs that stories use to show a failed request. */
const expectedToFail = /\/missing\//;
let consoleErrors: string[] | undefined;

/** The stories by environment and id. */
let stories: Record<string, IndexedStory & { importPath: string }> = {};

/** The first story of each file. */
let firstStories = new Set<string>();

/** Globals of a test file. */
declare const jestPlaywright: { resetPage: () => Promise<void> };
declare const page: Page;
declare const context: BrowserContext;

const config: TestRunnerConfig = {
  setup() {
    stories = JSON.parse(readFileSync('storybook-static/run/index.json', 'utf8')).entries;
    const all = Object.values(stories);
    firstStories = new Set(
      [...Map.groupBy(all, ({ importPath }) => importPath).values()].map(([first]) => first?.id ?? ''),
    );
  },
  async prepare({ page }) {
    await page.addInitScript(leaveOutHighlights);
    const [language, theme] = environment.split('-');
    // Storybook does not decode `:` and `;`, so this is no `URLSearchParams`.
    const path = `/iframe.html?globals=language:${language};theme:${theme}`;
    await page.goto(new URL(path, process.env.TARGET_URL).href);
    await injectAxe(page);
    await stabilize(page);
  },
  /** The titles in the index of the run begin with the environment. */
  async preVisit(_, { title }) {
    const [wanted = environment] = title.split(' ');
    if (wanted !== environment) {
      environment = wanted;
      await jestPlaywright.resetPage();
      await setupPage(page, context);
    }
    consoleErrors ??= collectConsoleErrors(context);
    consoleErrors.length = 0;
  },
  async postVisit(page, context) {
    if (context.hasFailure) return;
    const { id } = context;
    const story = stories[`${environment}/${id}`];
    if (!story) throw new Error(`${id} is not in the index of the run.`);
    const modes = modesOf(story).filter((mode) => environmentOf(mode) === environment);
    // The journeys check all rules in Arabic as well.
    const rules = environment === 'en-light' ? undefined : [...colorRules, ...languageRules];
    const errors = await accessibilityErrors(page, environment, rules);
    const { hovered } = modes.includes('hovered') ? (await getStoryContext(page, context)).parameters : {};
    // The visual review reports the differences.
    for (const difference of await findDifferences(page, id, modes, hovered)) await keep(difference);
    // One language suffices to test a story with large text; patterns are tested in Arabic, too.
    if (environment === 'en-light' || id.startsWith('patterns-')) {
      errors.push(...(await reflowErrors(page, environment)));
    }
    // The first story of each file, and those that are special on a phone.
    if (environment === 'en-light' && (firstStories.has(id) || modes.includes('en-light-375'))) {
      errors.push(...(await longWordErrors(page)));
    }
    await page.setViewportSize(visualTestContext.viewport);
    const unexpected = consoleErrors?.filter((error) => !expectedToFail.test(error)) ?? [];
    errors.push(...unexpected.map((error) => `${environment}: console error: ${error}`));
    if (errors.length > 0) throw new Error(errors.join('\n\n'));
  },
};

export default config;
