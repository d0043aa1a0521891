import { giveUp, run } from './lib/run.ts';
import { buildStories } from './lib/stories-build.ts';
import { storybookFolder } from './lib/story-server.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  giveUp(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. It names the project on chromatic.com: copy it ' +
      'from the project’s Manage page and run `CHROMATIC_PROJECT_TOKEN=… npm run chromatic`. Without it, ' +
      '`npm run test:stories` compares the same stories in the same modes with the pictures in the repository.',
  );
}
await buildStories();
const { ok } = await run('chromatic', ['--storybook-build-dir', storybookFolder], {
  live: true,
});
process.exitCode = ok ? 0 : 1;
