import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countTests } from './reports.ts';

test.each([
  ['passed tests', '{"numPassedTests":3,"numTotalTests":3}', { passed: 3, failed: 0 }],
  ['a skipped test', '{"numPassedTests":2,"numTotalTests":3}', { passed: 2, failed: 1 }],
  ['a flaky test', '{"stats":{"expected":2,"unexpected":0,"flaky":1,"skipped":0}}', { passed: 2, failed: 1 }],
  ['no tests', '{"numPassedTests":0,"numTotalTests":0}', { passed: 0, failed: 1 }],
  ['half of a report', '{"numPassedTests":', { passed: 0, failed: 1 }],
  ['no report', null, { passed: 0, failed: 1 }],
])('counts %s', (_, report, counts) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'report.json');
  if (report !== null) writeFileSync(path, report);
  expect(countTests(path)).toEqual(counts);
});
