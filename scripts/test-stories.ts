import { run } from './lib/run.ts';
import { testStories, testStoriesByInput } from './lib/stories.ts';

// `--visual` leaves out the tests with keyboard and pointer, `--update` accepts all visual changes. Other arguments
// select story files.
const args = process.argv.slice(2);
const update = args.includes('--update');

let { failed } = await testStories({
  only: args.filter((arg) => !arg.startsWith('--')),
  visualErrors: !update,
});
if (args.length === 0) failed += (await testStoriesByInput()).failed;
if (update) {
  const { ok, output } = await run('node', ['.storybook/review/main.ts', 'accept-all']);
  console.log(output);
  if (!ok) failed += 1;
}
process.exitCode = failed > 0 ? 1 : 0;
