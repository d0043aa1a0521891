import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Where runners leave what they found, pictures of failures included. */
export const reports = join(root, 'test-results');

/** How many tests passed, and how many did not: a skipped or unfinished one is meant too, so it failed. */
export interface Counted {
  passed: number;
  failed: number;
}

function read<Report>(file: string, count: (report: Report) => Counted): Counted {
  try {
    return count(JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 0 };
  }
}

/** Counts in a JSON report of Playwright. */
export function countPlaywright(file: string): Counted {
  return read(
    file,
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  );
}

/** Counts in a JSON report of Vitest or Jest. */
export function countJest(file: string): Counted {
  return read(
    file,
    (report: { numPassedTests: number; numTotalTests: number; numFailedTestSuites: number }) => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numTotalTests - report.numPassedTests, report.numFailedTestSuites),
    }),
  );
}

/** The count of a runner, shown with what it printed where something failed. */
export function settle(
  suite: string,
  counted: Counted,
  { ok, output }: { ok: boolean; output: string },
): Counted {
  // A runner that ends badly without naming a test (a crash, nothing found) is a failure all the same.
  const failed = ok ? counted.failed : Math.max(1, counted.failed);
  if (failed > 0) console.log(output);
  console.log(`  ${suite}: ${counted.passed} passed, ${failed} failed`);
  return { passed: counted.passed, failed };
}
