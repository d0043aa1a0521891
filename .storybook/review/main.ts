import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../tools/chromium.ts';
import type { IndexedStory } from '../visualTests.ts';
import { accept, type Comparison, listChanges } from './changes.ts';
import { buildPage } from './page.ts';
import { serveReview } from './server.ts';

// Reviews the last comparison in a browser. `report` writes the page to a file, `accept-all` accepts every change.
type Story = IndexedStory & { type: string; title: string; name: string };

const root = join(import.meta.dirname, '../..');
const baselines = join(root, '.storybook/visual-baselines');
const differing = join(root, 'test-results/visual');
const countsFile = join(differing, 'counts.json');
const task = process.argv[2];
const browser = await findBrowser();

function exitWithError(message: string): never {
  console.error(`\nlyceum: ${message}`);
  process.exit(1);
}
if (task !== 'report' && !browser.isPinned) {
  exitWithError(
    `Visual baselines are drawn by the pinned browser, and this is ${browser.name}: its images could not be compared ` +
      'on other machines. Unset CHROMIUM_PATH and run the command on Linux x64, for example in a container.',
  );
}

function readComparison(): Comparison | undefined {
  const index = join(root, 'storybook-static/index.json');
  if (!existsSync(differing) || !existsSync(index)) return undefined;
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Story> };
  return { baselines, differing, stories: Object.values(entries).filter(({ type }) => type === 'story') };
}

function acceptAll(comparison: Comparison): void {
  const changes = listChanges(comparison);
  accept(comparison, changes);
  writeFileSync(join(baselines, 'browser.txt'), `${browser.name}\n`);
  console.log(`  ${changes.length} visual changes were accepted`);
}

async function report(comparison: Comparison): Promise<void> {
  const changes = listChanges(comparison);
  if (!browser.isPinned) {
    const drawnBy = readFileSync(join(baselines, 'browser.txt'), 'utf8').trim();
    console.log(
      `  Visual baselines were drawn by ${drawnBy}, this is ${browser.name}: ${changes.length} images differ.`,
    );
  }
  const count = (kind: string) => changes.filter((change) => change.kind === kind).length;
  const counts = { changed: count('changed'), added: count('new'), removed: count('removed') };
  writeFileSync(countsFile, `${JSON.stringify(counts)}\n`);
  if (changes.length === 0) return;
  const page = join(differing, 'index.html');
  writeFileSync(page, await buildPage({ changes, isReport: true }));
  for (const { kind, file } of changes) console.log(`  ${kind}: ${file}`);
  console.log(`  ${changes.length} visual changes: \`npm run visual:review\`, or ${page}`);
  // Another browser may draw other pixels.
  if (browser.isPinned) process.exitCode = 1;
}

const comparison = readComparison();
// A comparison that was interrupted has no counts.
if (!comparison || (task === undefined && !existsSync(countsFile))) {
  exitWithError('No comparison was found in test-results/visual. Run `npm run visual:test` first.');
}
if (task === 'accept-all') acceptAll(comparison);
else if (task === 'report') await report(comparison);
else console.log(`\n  Visual review: ${(await serveReview(comparison)).url}\n`);
