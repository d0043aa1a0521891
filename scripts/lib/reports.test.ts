import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { summarize } from './reports.ts';

const succeeded = { ok: true, output: '' };

vi.spyOn(console, 'log').mockImplementation(() => undefined);

test.each([
  ['passed tests', '{"numPassedTests":3,"numTotalTests":3}', { passed: 3, failed: 0 }],
  ['a skipped test', '{"numPassedTests":2,"numTotalTests":3}', { passed: 2, failed: 1 }],
  ['no tests', '{"numPassedTests":0,"numTotalTests":0}', { passed: 0, failed: 1 }],
  ['half of a report', '{"numPassedTests":', { passed: 0, failed: 1 }],
  ['no report', null, { passed: 0, failed: 1 }],
])('counts %s of a runner that exits with 0', (_, report, counted) => {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (report !== null) writeFileSync(join(folder, 'stories.json'), report);
  expect(summarize('stories', succeeded, folder)).toEqual(counted);
});
