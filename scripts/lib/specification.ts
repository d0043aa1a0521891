import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/run.ts';
import type { Counts } from './reports.ts';

type Test = { tags: string[]; passed: boolean };
type JestTest = { ancestorTitles: string[]; status: string; tags?: string[] };
type JestReport = { testResults?: { assertionResults: JestTest[] }[] };
type PlaywrightSuite = { specs?: { tags: string[]; ok: boolean }[]; suites?: PlaywrightSuite[] };
type Story = { id: string; tags: string[] };
type StoryIndex = { entries?: Record<string, Story> };

/**
 * Reads the reports of a runner: several if its tests ran in parts on several machines, whose reports are in folders of their
 * own. A runner that crashed has written none: then no test of it passed.
 */
const read = <Report>(file: string): Report[] =>
  globSync([file, `test-results/**/${file}`], { cwd: root }).map((path) =>
    JSON.parse(readFileSync(join(root, path), 'utf8')),
  );

const jestTests = (file: string) =>
  read<JestReport>(file)
    .flatMap(({ testResults = [] }) => testResults)
    .flatMap((suite) => suite.assertionResults);

const vitestTests = (): Test[] =>
  jestTests('vitest.json').map(({ tags = [], status }) => ({ tags, passed: status === 'passed' }));

/** The report names a story by its id; the index of the built Storybook has its tags. */
function stories(): Test[] {
  const passed = jestTests('stories.json').filter(({ status }) => status === 'passed');
  const ids = new Set(passed.map(({ ancestorTitles }) => ancestorTitles.at(-1)));
  const entries = read<StoryIndex>('storybook-static/index.json').map(({ entries = {} }) => entries);
  return entries.flatMap(Object.values<Story>).map(({ id, tags }) => ({ tags, passed: ids.has(id) }));
}

const playwrightTests = ({ specs = [], suites = [] }: PlaywrightSuite): Test[] => [
  ...specs.map(({ tags, ok }) => ({ tags, passed: ok })),
  ...suites.flatMap(playwrightTests),
];

/** Every requirement needs a test that is tagged with its number and passed, and every such tag a requirement. */
export function checkRequirements(): Counts {
  const document = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const requirements = [...document.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, number]) => String(number));
  const journeys = ['e2e.json', 'story-specs.json'].flatMap((file) => read<PlaywrightSuite>(file));
  const tests = [...vitestTests(), ...stories(), ...journeys.flatMap(playwrightTests)];
  const tags = new Set(tests.flatMap((test) => test.tags).filter((tag) => /^\d+\.\d+$/.test(tag)));
  const proven = new Set(tests.flatMap((test) => (test.passed ? test.tags : [])));
  const unproven = requirements.filter((number) => !proven.has(number));
  const unknown = [...tags].filter((tag) => !requirements.includes(tag));
  for (const number of unproven) console.log(`  Requirement ${number} has no test that passed.`);
  for (const tag of unknown) console.log(`  The tag ${tag} is not the number of a requirement.`);
  return { passed: requirements.length - unproven.length, failed: unproven.length + unknown.length };
}
