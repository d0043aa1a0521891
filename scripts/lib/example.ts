import { join } from 'node:path';
import { buildExample } from '../../tools/builds.ts';
import { run, step } from '../../tools/run.ts';
import { type Counted, reports, summarize } from './reports.ts';

/** Tests the published packages: builds the example from their tarballs and opens it in a browser. */
export async function testExample(): Promise<Counted> {
  await buildExample();
  const outcome = await step('Testing the example', () =>
    run('playwright', ['test', '--config=e2e/example.config.ts'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, 'example.json'), NO_COLOR: '1' },
    }),
  );
  return summarize('example', outcome);
}
