import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { reports } from './lib/reports.ts';
import { giveUp, root, run } from './lib/run.ts';

// Breaks packages/flows and packages/rules in one place at a time, and tells which breaks no test noticed: all of them,
// or the parts whose names are given (`npm run mutants -- enrollment rules`).

const leastScore = 85;

interface Part {
  name: string;
  /** What is broken, and what has to notice. */
  code: string[];
  tests: string[];
}

const flow = (folder: string): Part => ({
  name: basename(folder),
  code: [`${folder}/*.ts`, `!${folder}/*.test.ts`],
  tests: [
    `${folder}/*.test.ts`,
    'packages/flows/src/unimplemented-actor.test.ts',
    '.storybook/flows/pages.test.ts',
  ],
});

const parts: Part[] = [
  ...globSync('packages/flows/src/*/', { cwd: root })
    .filter((folder) => basename(folder) !== 'testing')
    .sort()
    .map(flow),
  {
    name: 'rules',
    code: ['packages/rules/src/*.ts', '!packages/rules/src/*.test.ts'],
    tests: ['packages/rules/src/*.test.ts'],
  },
];

type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | string;
interface Mutant {
  status: Status;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number } };
}

async function mutantsOf({ name, code, tests }: Part): Promise<{ file: string; mutant: Mutant }[]> {
  const { ok, output } = await run('stryker', ['run', '--mutate', code.join(',')], {
    env: { MUTANTS_TESTS: tests.join(' ') },
  });
  if (!ok) giveUp(`The mutants of ${name} could not be tried.\n${output}`);
  const { files } = JSON.parse(readFileSync(join(reports, 'mutants/report.json'), 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>;
  };
  return Object.entries(files).flatMap(([file, { mutants }]) => mutants.map((mutant) => ({ file, mutant })));
}

const isNoticed = ({ status }: Mutant) => status === 'Killed' || status === 'Timeout';
const isMissed = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage';
const total = { noticed: 0, missed: 0 };
const score = ({ noticed, missed }: typeof total) => ((100 * noticed) / (noticed + missed)).toFixed(1);

mkdirSync(join(reports, 'mutants'), { recursive: true });
const chosen = process.argv.slice(2);
const survivors: string[] = [];
for (const part of parts.filter(({ name }) => chosen.length === 0 || chosen.includes(name))) {
  const found = await mutantsOf(part);
  const own = {
    noticed: found.filter(({ mutant }) => isNoticed(mutant)).length,
    missed: found.filter(({ mutant }) => isMissed(mutant)).length,
  };
  total.noticed += own.noticed;
  total.missed += own.missed;
  console.log(`  ${part.name}: ${score(own)} % (${own.missed} of ${own.noticed + own.missed} missed)`);
  for (const { file, mutant } of found.filter((one) => isMissed(one.mutant))) {
    const { mutatorName, replacement = '', location } = mutant;
    survivors.push(`${file}:${location.start.line} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ')}`);
  }
  // After each part: the whole takes long, and what is known by then is worth having.
  writeFileSync(join(reports, 'mutants/missed.txt'), `${survivors.join('\n')}\n`);
}
console.log(
  `${score(total)} % of ${total.noticed + total.missed} breaks were noticed; the others: test-results/mutants/missed.txt`,
);
process.exitCode = Number(score(total)) >= leastScore ? 0 : 1;
