import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outcome, root } from './run.ts';

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
function count(file: string): Counted {
  try {
    const report = JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
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

/**
 * Prints and returns the counts of a finished suite, with its output if a test failed.
 * @param report the name of the runner's JSON report; without one the suite counts as one test
 */
export function summarize(suite: string, { ok, output }: Outcome, report?: string): Counted {
  const { passed, failed: failures } = report ? count(report) : { passed: ok ? 1 : 0, failed: 0 };
  // A runner may crash without naming a failed test.
  const failed = ok ? failures : Math.max(1, failures);
  if (failed > 0) console.log(output);
  console.log(`  ${suite}: ${passed} passed, ${failed} failed`);
  return { passed, failed };
}
