import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/run.ts';

/** The folder of the test runners' reports and of screenshots of failures. */
export const reports = join(root, 'test-results');

/** A skipped or unfinished test counts as failed. */
export interface Counts {
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

/** Counts the tests of a report. Without one, or without tests, one has failed: tests that did not run must not pass unnoticed. */
export function countTests(path: string): Counts {
  try {
    const report = JSON.parse(readFileSync(path, 'utf8')) as Report;
    const { expected, unexpected, flaky, skipped } = report.stats ?? {
      expected: report.numPassedTests ?? 0,
      unexpected: Math.max(
        (report.numTotalTests ?? 0) - (report.numPassedTests ?? 0),
        report.numFailedTestSuites ?? 0,
      ),
      flaky: 0,
      skipped: 0,
    };
    const failed = unexpected + flaky + skipped;
    return { passed: expected, failed: expected === 0 ? Math.max(1, failed) : failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
