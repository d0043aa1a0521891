import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { execa } from 'execa';
import { buildStorybook } from './lib/builds.ts';
import { exitWithError, root, step } from './lib/run.ts';
import { runStories } from './lib/stories.ts';
import { visualMutations } from './lib/visual-mutations.ts';

// Applies small changes to the look, one at a time, and reports which ones the story tests detect, and how. A running
// Storybook shows each change immediately, as a build for each would take hours. Every file is restored afterwards, even
// if the command is interrupted. Arguments select mutations by a part of their descriptions.

const requiredShare = 0.95;
const storybook = 'http://127.0.0.1:6007/';
/** Messages of failures. Errors in the console do not count, as the development server reports some after a change. */
const detectors = {
  'visual test': /differs from its baseline/,
  axe: /axe violation/,
  reflow: /reflow at 320 pixels/,
  'play function': /Click to debug/,
};

const words = process.argv.slice(2);
const selected = visualMutations.filter(
  ({ description }) => words.length === 0 || words.some((word) => description.includes(word)),
);

await buildStorybook();
let restore = () => {};
process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

await step('Starting Storybook', async () => {
  const args = ['dev', '--port=6007', '--exact-port', '--host=127.0.0.1', '--ci', '--quiet'];
  const server = execa('storybook', args, { cwd: root, stdio: 'ignore', reject: false });
  void server.then(() => exitWithError('Storybook has ended. Is port 6007 free?'));
  while (!(await fetch(storybook).catch(() => null))?.ok) await delay(200);
});

/** The output for each failing story, by its environment and id. */
async function failuresOf(only: readonly string[]): Promise<Map<string, string>> {
  const { ok, output } = await runStories({ only, storybook });
  const blocks = output.split(/^ +● /m).slice(1);
  if (!ok && blocks.length === 0) exitWithError(`The stories could not be tested:\n${output}`);
  // The number of a story's test file depends on the selection.
  return new Map(blocks.map((block) => [block.split('\n', 1).join().replace(/ \d /, ' '), block]));
}

// Vite bundles dependencies during the first run, which reloads pages. A story that fails without a mutation proves
// nothing: the order of the style sheets may differ from that of a build.
const unreliable = await step('Testing the stories without a mutation', async () => {
  const stories = [...new Set(selected.flatMap((mutation) => mutation.stories))];
  await failuresOf(stories);
  return failuresOf(stories);
});
for (const story of unreliable.keys()) console.log(`  Fails without a mutation: ${story}`);
if (unreliable.size > 5)
  exitWithError('Too many stories fail without a mutation. `npm run visual:test` shows why.');

let detected = 0;
for (const { description, file, from, to, stories } of selected) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const [before, after, ...others] = source.split(from);
  if (after === undefined || others.length > 0) {
    exitWithError(`${file} does not contain "${from}" exactly once. Update scripts/lib/visual-mutations.ts.`);
  }
  restore = () => writeFileSync(path, source);
  writeFileSync(path, `${before}${to}${after}`);
  const failures = await failuresOf(stories);
  restore();
  for (const story of unreliable.keys()) failures.delete(story);
  const output = [...failures.values()].join('\n');
  const names = Object.entries(detectors).flatMap(([name, message]) => (message.test(output) ? [name] : []));
  if (names.length > 0) detected += 1;
  console.log(`  ${description}: ${names.length > 0 ? `detected by ${names.join(', ')}` : 'NOT DETECTED'}`);
}
console.log(`${detected} of ${selected.length} visual mutations were detected`);
process.exit(detected >= requiredShare * selected.length ? 0 : 1);
