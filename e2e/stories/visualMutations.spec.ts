import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { findDifferences, stabilize } from '../../.storybook/test/visualTest.ts';
import { environmentOf, type IndexedStory, modes, modesOf } from '../../.storybook/visualTests.ts';
import { openStory, test } from '../support/story.ts';

/** Storybook's channel between the toolbar and the stories. */
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;

type Story = IndexedStory & { type: string; importPath: string };

/** A small unintended change in a style sheet of the built Storybook. Tests the stories of these components. */
type Mutation = [description: string, sheet: string, from: string, to: string, ...components: string[]];

// biome-ignore format: one mutation per line
const mutations: Mutation[] = [
  ['card radius: 1 px less', 'iframe', '--lyceum-radius-card:12px', '--lyceum-radius-card:11px', 'Card'],
  ['accent: one step of red', 'iframe', '-accent:var(--lightningcss-light,#1f4b43)', '-accent:var(--lightningcss-light,#204b43)', 'Button'],
  ['dark hairlines: one step of blue', 'iframe', '#2d313b', '#2d313c', 'Card'],
  ['space xs: 1 px less', 'iframe', '--lyceum-space-xs:8px', '--lyceum-space-xs:7px', 'Notice', 'Button'],
  ['body text: slightly bolder', 'iframe', '--lyceum-weight-body:340', '--lyceum-weight-body:345', 'Text'],
  ['line height: slightly less', 'iframe', '--lyceum-leading-open:1.6;', '--lyceum-leading-open:1.55;', 'Text'],
  ['large Latin text: less tracking', 'iframe', '--lyceum-tracking-tight:-.02em', '--lyceum-tracking-tight:-.01em', 'Heading'],
  ['large Arabic text: tracking', 'iframe', '--lyceum-tracking-tight:0', '--lyceum-tracking-tight:-.01em', 'Heading'],
  ['backdrop: 3 % darker', 'iframe', '#1c1e2666', '#1c1e266e', 'Dialog'],
  ['dark soft ink: one step of blue', 'iframe', '#a6a8b0', '#a6a8b1', 'Pagination'],
  ['caution surface: one step of blue', 'iframe', '#faf0d7', '#faf0d8', 'Badge'],
  ['no focus ring', 'iframe', 'outline:var(--lyceum-border-ring)', 'outline:0', 'Button', 'Link'],
  ['course card: no focus ring', 'CourseCard', 'outline:var(--lyceum-border-ring)', 'outline:0'],
  ['button: 1 px lower', 'Button', 'min-block-size:44px', 'min-block-size:43px'],
  ['button: no hover style', 'Button', '{background:var(--lyceum-color-accent-hover)}', '{}'],
  ['field: physical alignment', 'Field', 'text-align:start', 'text-align:left', 'TextField'],
  ['field: physical margin', 'Field', 'margin-inline-start:', 'margin-left:', 'TextField', 'Field'],
  ['field: label slightly lighter', 'Field', 'font-weight:var(--lyceum-weight-medium)', 'font-weight:490', 'TextField'],
  ['field: invalid looks valid', 'Field', '[aria-invalid=true]{border-color:var(--lyceum-color-critical-text);', '[aria-invalid=true]{', 'TextField'],
  ['step form: physical margin', 'StepForm', 'margin-inline-start:auto', 'margin-left:auto'],
  ['arrows: not mirrored', 'Icon', 'scale:-1 1', 'scale:1 1', 'Icon', 'Breadcrumbs'],
  ['switch: thumb 1 px off', 'Switch', 'margin-inline-start:20px', 'margin-inline-start:19px'],
  ['switch: no state in forced colors', 'Switch', 'background:highlighttext', 'background:buttontext'],
  ['icon button: 1 px smaller', 'IconButton', 'inline-size:44px', 'inline-size:43px'],
  ['badge: 1 px more padding', 'Badge', 'padding:2px', 'padding:3px'],
  ['progress bar: 1 px higher', 'ProgressBar', 'block-size:8px', 'block-size:9px'],
  ['menu item: 1 px higher', 'Menu', 'min-block-size:40px', 'min-block-size:41px'],
  ['pagination: 1 px more padding', 'Pagination', 'padding-inline:var(--lyceum-space-xs)', 'padding-inline:9px'],
  ['skeleton: 3 % more opaque', 'Skeleton', 'opacity:.6', 'opacity:.63'],
  ['select: physical position', 'Select', 'inset-inline-end:', 'right:'],
  ['avatar: initials 1 px smaller', 'Avatar', 'font-size:24px', 'font-size:23px'],
  ['rating: 1 px more gap', 'Rating', 'gap:var(--lyceum-space-xxs)', 'gap:5px'],
  ['header: 1 px higher', 'Header', 'padding-block:var(--lyceum-space-sm);padding-inline:max', 'padding-block:13px;padding-inline:max'],
  ['upcoming course card: 1 px more gap', 'UpcomingCourseCard', 'column-gap:var(--lyceum-space-lg)', 'column-gap:21px'],
  ['tabs: 1 px more padding', 'Tabs', ';padding:var(--lyceum-space-xs)', ';padding:9px'],
  ['choice: 1 px more gap', 'Choice', 'gap:var(--lyceum-space-xxs);min-inline-size', 'gap:5px;min-inline-size', 'RadioGroup', 'Checkbox'],
  ['testimonial: Arabic quotation marks', 'TestimonialCard', '"«" "»"', '"‹" "›"'],
  ['stat tile: 1 px more gap', 'StatTile', 'gap:var(--lyceum-space-xxs)', 'gap:5px'],
  ['request card: 1 px more gap', 'RequestCard', 'gap:var(--lyceum-space-md);grid-template-columns', 'gap:17px;grid-template-columns'],
  ['hero on a phone: 1 px more padding', 'HeroMessage', '{padding-block:var(--lyceum-space-lg)}', '{padding:var(--lyceum-space-lg) 1px}'],
];

const index = join(import.meta.dirname, '../../storybook-static/index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8'));
const stories = Object.values<Story>(entries).filter(({ type }) => type === 'story');

/** The first baseline that differs, of the stories of these components. */
async function firstDifference(page: Page, components: string[]): Promise<string | undefined> {
  for (const mode of ['en-light-1280', 'ar-dark-1280'] as const) {
    let isStable = false;
    for (const story of stories) {
      if (!components.some((name) => story.importPath.includes(`/${name}/`))) continue;
      await openStory(page, story.id, modes[mode]);
      if (!isStable) await stabilize(page);
      isStable = true;
      const prepared = await page.evaluate(() => __STORYBOOK_ADDONS_CHANNEL__.last('storyPrepared'));
      const comparedModes = modesOf(story).filter((name) => environmentOf(name) === environmentOf(mode));
      const [difference] = await findDifferences(
        page,
        story.id,
        comparedModes,
        prepared[0].parameters.hovered,
      );
      if (difference) return difference.file;
    }
  }
  return undefined;
}

test.use({ kind: 'own' });

// Storybook then pauses animations, as it does for its test runner.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: `${navigator.userAgent} StorybookTestRunner` });
  }),
);

test('without a mutation', async ({ page }) => {
  test.setTimeout(120_000);
  const components = mutations.flatMap(([, sheet, , , ...others]) => [sheet, ...others]);
  expect(await firstDifference(page, components)).toBeUndefined();
});

for (const [description, sheet, from, to, ...components] of mutations) {
  test(description, async ({ page }) => {
    await page.route(`**/${sheet}-*.css`, async (route) => {
      const response = await route.fetch();
      const parts = (await response.text()).split(from);
      expect(parts, `${sheet} contains ${from} once`).toHaveLength(2);
      await route.fulfill({ response, body: parts.join(to) });
    });
    expect(await firstDifference(page, components.length > 0 ? components : [sheet])).toBeDefined();
  });
}
