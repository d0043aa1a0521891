import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveUp, root, run } from './lib/run.ts';
import { type Change, changes } from './lib/small-changes.ts';

// Breaks the look of the product by one small thing at a time, as nobody would mean it, and tells what noticed.
// Each file is put back at once, also when the command is stopped.

const words = process.argv.slice(2);
const chosen = changes.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));

/** What to undo should the command be stopped in the middle of a change. */
let undo: (() => void) | undefined;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    undo?.();
    process.exit(1);
  });
}

/** What failed in the run over the stories, or nothing where nothing did. */
function noticers(output: string): string[] {
  const signs = {
    'a picture': /is not as it was/,
    axe: /In \w+-\w+ axe finds/,
    'the room at 320 pixels': /In \w+-\w+, 320 pixels wide/,
    'the console': /In \w+-\w+ the console says/,
  };
  const found = Object.entries(signs).flatMap(([name, sign]) => (sign.test(output) ? [name] : []));
  return found.length > 0 ? found : ['a play'];
}

async function tryOut({ what, file, from, to, stories }: Change): Promise<boolean> {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(from).length !== 2) {
    giveUp(
      `${file} does not hold "${from}" exactly once, so "${what}" can't be tried. Bring scripts/lib/small-changes.ts up to date.`,
    );
  }
  undo = () => writeFileSync(path, before);
  writeFileSync(path, before.replace(from, to));
  const outcome = await run('node', ['scripts/test-stories.ts', ...stories], {
    env: { STORYBOOK_DIR: 'test-results/noticed' },
  });
  undo();
  undo = undefined;
  if (/could not be built/.test(outcome.output)) {
    giveUp(`With "${what}" Storybook can't be built, so nothing was told.\n${outcome.output}`);
  }
  console.log(
    outcome.ok ? `  MISSED   ${what}` : `  noticed  ${what}: by ${noticers(outcome.output).join(', ')}`,
  );
  return !outcome.ok;
}

let noticed = 0;
for (const change of chosen) if (await tryOut(change)) noticed += 1;
console.log(`${noticed} of ${chosen.length} small changes were noticed`);
process.exitCode = noticed === chosen.length ? 0 : 1;
