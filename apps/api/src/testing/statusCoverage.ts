import { appendFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from './engine.ts';

/** The statuses that tests have covered, in files because tests run in several processes. */
const folder = process.env.STATUS_COVERAGE_DIR ?? '';

export function recordStatus(engine: Engine['name'], operationId: string, status: number): void {
  mkdirSync(folder, { recursive: true });
  appendFileSync(join(folder, `${engine}-${process.pid}`), `${operationId} ${status}\n`);
}

export function readRecordedStatuses(engine: Engine['name']): Set<string> {
  const files = readdirSync(folder).filter((file) => file.startsWith(`${engine}-`));
  return new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n')));
}
