import { defineConfig } from '@playwright/test';
import { journeyFlags, textOnly } from '../tools/browserFlags.ts';
import { launchOptions } from '../tools/chromium.ts';

/**
 * The journeys that test images, fonts or their loading. `certificates` and `header` test a layout; `pages` loads the images of every page.
 * `teaching` has the longest tests, which run while others do, not alone at the end.
 */
const journeysWithMedia =
  /\/(budget|certificates|course-form|deployment|failures|firstVisit|header|landing|network|pages|policy|rendered|teaching|third-party|upcomingCourses)\.spec\.ts$/;

export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results/e2e',
  globalSetup: './support/prepare.ts',
  fullyParallel: true,
  // More than the two cores of a small machine, as some tests wait for a server. A fourth worker saves no time there, and
  // takes some from the suite beside it.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json']],
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    screenshot: 'only-on-failure',
    // `page.route` misses the requests of a service worker: only the journeys about it allow one.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'with media',
      testMatch: journeysWithMedia,
      use: { launchOptions: await launchOptions(journeyFlags) },
    },
    {
      // Images are half of the requests of a page, and fonts make the browser lay it out twice.
      name: 'text only',
      testIgnore: journeysWithMedia,
      use: { launchOptions: await launchOptions([...journeyFlags, ...textOnly]) },
    },
  ],
});
