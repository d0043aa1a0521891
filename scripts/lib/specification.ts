import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/run.ts';
import type { Counts } from './reports.ts';

type Test = { tags: string[]; passed: boolean };
type VitestReport = { testResults?: { assertionResults: { status: string; tags?: string[] }[] }[] };
type PlaywrightSuite = { specs?: { tags: string[]; ok: boolean }[]; suites?: PlaywrightSuite[] };

/**
 * Reads the reports of a runner: several if its tests ran in parts on several machines, whose reports are in folders of their
 * own. A runner that crashed has written none: then no test of it passed.
 */
const read = <Report>(file: string): Report[] =>
  globSync([file, `test-results/**/${file}`], { cwd: root }).map((path) =>
    JSON.parse(readFileSync(join(root, path), 'utf8')),
  );

const vitestTests = (): Test[] =>
  read<VitestReport>('vitest.json')
    .flatMap(({ testResults = [] }) => testResults)
    .flatMap((suite) => suite.assertionResults)
    .map(({ tags = [], status }) => ({ tags, passed: status === 'passed' }));

const playwrightTests = ({ specs = [], suites = [] }: PlaywrightSuite): Test[] => [
  ...specs.map(({ tags, ok }) => ({ tags, passed: ok })),
  ...suites.flatMap(playwrightTests),
];

/** Every requirement needs a test that is tagged with its number and passed, and every such tag a requirement. */
export function checkRequirements(): Counts {
  const document = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const requirements = [...document.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => String(number));
  const suites = ['e2e.json', 'stories.json', 'story-specs.json'].flatMap((file) =>
    read<PlaywrightSuite>(file),
  );
  const tests = [...vitestTests(), ...suites.flatMap(playwrightTests)];
  const tags = new Set(tests.flatMap((test) => test.tags).filter((tag) => /^\d+\.\d+$/.test(tag)));
  const proven = new Set(tests.flatMap((test) => (test.passed ? test.tags : [])));
  const unproven = requirements.filter((number) => !proven.has(number));
  const unknown = [...tags].filter((tag) => !requirements.includes(tag));
  for (const number of unproven) console.log(`  Requirement ${number} has no test that passed.`);
  for (const tag of unknown) console.log(`  The tag ${tag} is not the number of a requirement.`);
  return { passed: requirements.length - unproven.length, failed: unproven.length + unknown.length };
}
