import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { reports, summarize } from './reports.ts';

const file = `reports-test-${process.pid}.json`;
const succeeded = { ok: true, output: '' };

vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterEach(() => rmSync(join(reports, file), { force: true }));

test.each([
  ['passed tests', '{"numPassedTests":3,"numTotalTests":3}', { passed: 3, failed: 0 }],
  ['a skipped test', '{"numPassedTests":2,"numTotalTests":3}', { passed: 2, failed: 1 }],
  ['no tests', '{"numPassedTests":0,"numTotalTests":0}', { passed: 0, failed: 1 }],
  ['half of a report', '{"numPassedTests":', { passed: 0, failed: 1 }],
  ['no report', null, { passed: 0, failed: 1 }],
])('counts %s of a runner that exits with 0', (_, report, counted) => {
  mkdirSync(reports, { recursive: true });
  if (report !== null) writeFileSync(join(reports, file), report);
  expect(summarize('Stories', succeeded, file)).toEqual(counted);
});
