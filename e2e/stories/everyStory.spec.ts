import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@lyceum/i18n';
import type { Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { findDifferences, keep, stabilize } from '../../.storybook/test/visualTest.ts';
import { environmentOf, type IndexedStory, type ModeName, modesOf } from '../../.storybook/visualTests.ts';
import { accessibilityErrors, injectAxe } from '../../tools/accessibility.ts';
import { visualTestContext } from '../../tools/browserFlags.ts';
import { longWordErrors, reflowErrors } from '../../tools/reflow.ts';
import { colorRules, languageRules } from '../../tools/wcag.ts';
import { expect, openStory, test } from '../support/story.ts';

declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

type Story = IndexedStory & { type: string; importPath: string; tags: string[] };

const index = join(import.meta.dirname, '../../storybook-static/index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8'));
const stories = Object.values<Story>(entries).filter(({ type }) => type === 'story');
const files = Map.groupBy(stories, ({ importPath }) => importPath);

/** URLs that stories use to show a failed request. */
const expectedToFail = /\/missing\//;

/** A story is rendered in English, and in the other environments where its tags name a baseline. */
const environments: { language: Language; theme: 'light' | 'dark' }[] = [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
  { language: 'fr', theme: 'light' },
];

/** Whether the story passed its `play`, and its parameter `hovered`. */
const resultOf = (page: Page) =>
  page.evaluate(() => {
    const [finished] = __STORYBOOK_ADDONS_CHANNEL__.last('storyFinished');
    const [prepared] = __STORYBOOK_ADDONS_CHANNEL__.last('storyPrepared');
    return { status: finished.status, hovered: prepared.parameters.hovered };
  });

interface Checks {
  environment: string;
  modes: ModeName[];
  isFirstOfFile: boolean;
}

/** What axe, large texts and long words find in a rendered story. The visual review reports what differs from the baselines. */
async function check(
  page: Page,
  id: string,
  { environment, modes, isFirstOfFile }: Checks,
): Promise<string[]> {
  const isEnglish = environment === 'en-light';
  const { hovered } = await resultOf(page);
  // The journeys check all rules in Arabic as well.
  const errors = await accessibilityErrors(
    page,
    environment,
    isEnglish ? undefined : [...colorRules, ...languageRules],
  );
  for (const difference of await findDifferences(page, id, modes, hovered)) await keep(difference);
  // One language suffices to test a story with large text; patterns are tested in Arabic, too.
  if (isEnglish || id.startsWith('patterns-')) errors.push(...(await reflowErrors(page, environment)));
  // The first story of each file, and those that are special on a phone.
  if (isEnglish && (isFirstOfFile || modes.includes('en-light-375'))) {
    errors.push(...(await longWordErrors(page)));
  }
  await page.setViewportSize(visualTestContext.viewport);
  return errors;
}

for (const { language, theme } of environments) {
  const environment = `${language}-${theme}`;
  for (const [file, ofFile] of files) {
    test.describe(`${environment} ${file}`, () => {
      test.use({ kind: 'stories at rest', language });
      // One worker runs all stories of a file, because each page loads what they import.
      test.describe.configure({ mode: 'default' });
      for (const story of ofFile) {
        const modes = modesOf(story).filter((mode) => environmentOf(mode) === environment);
        if (language !== 'en' && modes.length === 0) continue;
        const tag = story.tags.filter((name) => /^\d+\.\d+$/.test(name)).map((name) => `@${name}`);
        test(story.id, { tag }, async ({ page, errors }) => {
          await openStory(page, story.id, { language, theme });
          if (!(await page.evaluate(() => 'axe' in window))) {
            await injectAxe(page);
            await stabilize(page);
          }
          const { status } = await resultOf(page);
          const isFirstOfFile = story === ofFile[0];
          const found =
            status === 'success' ? await check(page, story.id, { environment, modes, isFirstOfFile }) : [];
          found.push(...errors.splice(0).filter((error) => !expectedToFail.test(error)));
          expect(found.join('\n\n')).toBe('');
          // Storybook logs the reason.
          expect(status).toBe('success');
        });
      }
    });
  }
}
