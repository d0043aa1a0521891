import { parseArgs } from 'node:util';
import { testStories, testStoriesByInput } from './lib/stories.ts';

// `--visual` leaves out the tests with keyboard and pointer, `--update` accepts all visual changes. Other arguments
// select story files.
const options = { visual: { type: 'boolean' }, update: { type: 'boolean' } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });

let { failed } = await testStories(positionals, values.update ? 'accept-all' : 'report');
if (process.argv.length === 2) failed += (await testStoriesByInput()).failed;
process.exitCode = failed > 0 ? 1 : 0;
