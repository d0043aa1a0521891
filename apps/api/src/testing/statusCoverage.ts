import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** The statuses that tests have covered, in files because tests run in several processes. */
const folder = process.env.STATUS_COVERAGE_DIR ?? '';

const recorded = new Set<string>();

export function recordStatus(engine: Engine['name'], operationId: string, status: number): void {
  const line = `${operationId} ${status}\n`;
  if (recorded.has(line)) return;
  recorded.add(line);
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${engine}-${process.pid}`), line);
}

export function readRecordedStatuses(engine: Engine['name']): Set<string> {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${engine}-`));
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n')));
}
