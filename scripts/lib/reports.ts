import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from '../../tools/run.ts';
import type { Part } from './changes.ts';

/** The folder of the test runners' reports and of screenshots of failures. */
export const reports = join(root, 'test-results');

/** A skipped or unfinished test counts as failed. */
export interface Counted {
  passed: number;
  failed: number;
}

interface Report {
  /** Playwright. */
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** Vitest and Jest. */
  numPassedTests?: number;
  numTotalTests?: number;
  numFailedTestSuites?: number;
}

/** A missing or empty report counts as one failure: otherwise tests that did not run would pass unnoticed. */
function count(path: string): Counted {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    if (report.stats) {
      const { expected, unexpected, flaky, skipped } = report.stats;
      return { passed: expected, failed: unexpected + flaky + skipped };
    }
    const { numPassedTests: passed = 0, numTotalTests = 0, numFailedTestSuites = 0 } = report;
    const failed = Math.max(numTotalTests - passed, numFailedTestSuites);
    return { passed, failed: passed === 0 ? Math.max(1, failed) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** The static checks or a part of the tests. */
export type Suite = Part | 'checks';

/** How a suite of `npm test` is printed, and the report of its runner. Without one it counts as one test. */
export const suites: Record<Suite, { name: string; report?: string }> = {
  checks: { name: 'Static checks' },
  units: { name: 'Packages and server', report: 'vitest.json' },
  stories: { name: 'Stories', report: 'stories.json' },
  input: { name: 'Keyboard and pointer', report: 'story-specs.json' },
  example: { name: 'Example', report: 'example.json' },
  journeys: { name: 'Journeys', report: 'e2e.json' },
};

/** Prints and returns the counts of a suite that has run, with its output if a test failed. */
export function summarize(suite: Suite, { ok, output }: Outcome, folder = reports): Counted {
  const { name, report } = suites[suite];
  const { passed, failed: failures } = report
    ? count(join(folder, report))
    : { passed: ok ? 1 : 0, failed: 0 };
  // A runner may crash without naming a failed test.
  const failed = ok ? failures : Math.max(1, failures);
  if (failed > 0) console.log(output);
  console.log(`  ${name}: ${passed} passed, ${failed} failed`);
  return { passed, failed };
}
