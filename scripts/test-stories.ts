import { testStories, testStoriesByInput } from './lib/stories.ts';

const args = process.argv.slice(2);
const update = args.includes('--update');
const only = args.filter((arg) => !arg.startsWith('--'));

let { failed } = await testStories({ update, only });
if (update) failed += (await testStoriesByInput(['visualBaselines', '--update-snapshots=all'])).failed;
else if (only.length === 0) failed += (await testStoriesByInput()).failed;
process.exitCode = failed > 0 ? 1 : 0;
