import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { batchesOf } from './lib/change-batches.ts';
import { giveUp, root, run, step } from './lib/run.ts';
import { type Change, changes } from './lib/small-changes.ts';

// Breaks the look of the product by small things, as nobody would mean them, and tells which were noticed, and by what.
// Storybook runs meanwhile and shows each change at once: building it forty times would take hours. Changes that no story
// shares are made together. Each file is put back at once, also when the command is stopped.

const atLeast = 0.95;
const storybook = 'http://127.0.0.1:6007/';

const words = process.argv.slice(2);
const chosen = changes.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));

/** What to do should the command be stopped in the middle of a change. */
let undo = () => {};

const server = spawn(
  'storybook',
  ['dev', '--port=6007', '--exact-port', '--host=127.0.0.1', '--ci', '--quiet'],
  { cwd: root, stdio: 'ignore' },
);
process.on('exit', () => {
  undo();
  server.kill();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const isUp = () =>
  fetch(`${storybook}index.json`).then(
    ({ ok }) => ok,
    () => false,
  );
await step('Starting Storybook', async () => {
  while (!(await isUp())) {
    if (server.exitCode !== null) giveUp('Storybook did not start. Is port 6007 free?');
    await new Promise((done) => setTimeout(done, 200));
  }
});

const look = (stories: readonly string[]) =>
  run('node', ['scripts/test-stories.ts', ...stories], { env: { STORYBOOK_AT: storybook } });

/** What each story that failed in a run was found to have, by the story's name. */
function faultsIn(output: string): Map<string, string> {
  const blocks = stripVTControlCharacters(output).split(/^ +● /m).slice(1);
  return new Map(blocks.map((block) => [block.split('\n', 1)[0] ?? '', block]));
}

// The first look brings Vite to bundle what stories import, which reloads the pages. A story that fails without any
// change, as where styles come in another order than in a build, tells nothing.
const asked = [...new Set(chosen.flatMap(({ stories }) => stories))];
const tellingNothing = await step('Looking at the stories as they are', async () => {
  await look(asked);
  return faultsIn((await look(asked)).output);
});
for (const story of tellingNothing.keys()) console.log(`  Fails without any change: ${story}`);
if (tellingNothing.size > 5)
  giveUp('Too many stories fail without any change. `npm run test:stories` says why.');

/** By what a change was noticed. */
function noticersOf(faults: string): string[] {
  const signs = {
    'a picture': /is not as it was/,
    axe: /In \w+-\w+ axe finds/,
    'the room at 320 pixels': /In \w+-\w+, 320 pixels wide/,
    'the console': /In \w+-\w+ the console says/,
  };
  const found = Object.entries(signs).flatMap(([name, sign]) => (sign.test(faults) ? [name] : []));
  return found.length > 0 ? found : ['a play'];
}

/** Makes a change. @returns what undoes it */
function make({ what, file, from, to }: Change): () => void {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(from).length !== 2) {
    giveUp(
      `${file} does not hold "${from}" exactly once, so "${what}" can't be tried. Bring scripts/lib/small-changes.ts up to date.`,
    );
  }
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  return () => writeFileSync(path, before);
}

const { entries } = (await (await fetch(`${storybook}index.json`)).json()) as {
  entries: Record<string, { title: string; importPath: string }>;
};

/** Whether a story that failed, named as the runner does, is one that a change is judged by. */
function isOf({ stories }: Change, story: string): boolean {
  const [title] = story.split(' › ', 1);
  const files = Object.values(entries).filter((entry) => entry.title === title);
  return files.some(({ importPath }) => stories.some((part) => importPath.includes(part)));
}

async function tryOut(batch: readonly Change[]): Promise<number> {
  const undoings: (() => void)[] = [];
  undo = () => {
    for (const one of undoings.splice(0).reverse()) one();
  };
  for (const change of batch) undoings.push(make(change));
  const { ok, output } = await look(batch.flatMap(({ stories }) => stories));
  undo();
  const faults = faultsIn(output);
  if (!ok && faults.size === 0) giveUp(`The stories can't be looked at:\n${output}`);
  for (const story of tellingNothing.keys()) faults.delete(story);
  let noticed = 0;
  for (const change of batch) {
    const own = [...faults].filter(([story]) => isOf(change, story)).map(([, fault]) => fault);
    if (own.length > 0) noticed += 1;
    const by = own.length > 0 ? `: by ${noticersOf(own.join('\n')).join(', ')}` : '';
    console.log(`  ${own.length > 0 ? 'noticed' : 'MISSED '}  ${change.what}${by}`);
  }
  return noticed;
}

let noticed = 0;
for (const batch of batchesOf(chosen)) noticed += await tryOut(batch);
console.log(`${noticed} of ${chosen.length} small changes were noticed`);
process.exit(noticed >= atLeast * chosen.length ? 0 : 1);
