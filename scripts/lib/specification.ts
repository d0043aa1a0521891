import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Counted, reports } from './reports.ts';
import { root } from './run.ts';

const sentencesFile = 'docs/specification.md';

interface Proof {
  file: string;
  title: string;
}

interface Sentence {
  number: string;
  proofs: Proof[];
}

/** A numbered sentence is a line of a list; below it stand its proofs, a line each. */
function sentences(): Sentence[] {
  const found: Sentence[] = [];
  for (const line of readFileSync(join(root, sentencesFile), 'utf8').split('\n')) {
    const [, number] = /^- \*\*([\d.]+)\*\* ./.exec(line) ?? [];
    const [, file, title] = /^ {2}- `([^`]+)` › (.+)$/.exec(line) ?? [];
    if (number) found.push({ number, proofs: [] });
    else if (file && title) found.at(-1)?.proofs.push({ file, title });
  }
  return found;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
}
interface Suite {
  file: string;
  specs: { title: string; ok: boolean; file: string }[];
  suites?: Suite[];
}

/** A runner that ended badly may have left none: then nothing passed. */
function reportOf<Report>(file: string, nothing: Report): Report {
  const path = join(reports, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : nothing;
}

const key = ({ file, title }: Proof) => `${file} › ${title}`;

/** All tests that passed in the last run, by file and title. */
function passedTests(): Set<string> {
  const passed = new Set<string>();
  for (const { name, assertionResults } of reportOf<VitestReport>('vitest.json', { testResults: [] })
    .testResults) {
    for (const { title, status } of assertionResults)
      if (status === 'passed') passed.add(key({ file: relative(root, name), title }));
  }
  for (const [report, folder] of [
    ['e2e.json', 'e2e/journeys'],
    ['story-specs.json', 'e2e/stories'],
  ] as const) {
    const walk = ({ specs, suites = [] }: Suite): void => {
      for (const { title, ok, file } of specs) if (ok) passed.add(key({ file: `${folder}/${file}`, title }));
      suites.forEach(walk);
    };
    reportOf<{ suites: Suite[] }>(report, { suites: [] }).suites.forEach(walk);
  }
  return passed;
}

/** A story is looked at in the run over all of them, which fails by itself: here it only has to be there. */
function isStory({ file, title }: Proof): boolean {
  const path = join(root, file);
  return existsSync(path) && new RegExp(`^export const ${title}\\b`, 'm').test(readFileSync(path, 'utf8'));
}

/** Says which sentences of the specification have no proof that passed in the last run of all tests. */
export function proveSpecification(): Counted {
  const passed = passedTests();
  const seen = new Set<string>();
  let failed = 0;
  const all = sentences();
  for (const { number, proofs } of all) {
    const faults = proofs
      .filter((proof) => !(proof.file.endsWith('.stories.tsx') ? isStory(proof) : passed.has(key(proof))))
      .map((proof) => `no test passed that is named ${key(proof)}`);
    if (proofs.length === 0) faults.push('it names no test');
    if (seen.has(number)) faults.push('its number is taken');
    seen.add(number);
    for (const fault of faults) console.log(`  Sentence ${number} of ${sentencesFile}: ${fault}.`);
    if (faults.length > 0) failed += 1;
  }
  console.log(`  Sentences of the specification: ${all.length - failed} proven, ${failed} not`);
  return { passed: all.length - failed, failed };
}
