import { execa } from 'execa';
import { buildStorybook, storybookFolder } from '../tools/builds.ts';
import { exitWithError } from '../tools/run.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  exitWithError(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was published. Copy it from the Manage page of the project on ' +
      'chromatic.com and run `CHROMATIC_PROJECT_TOKEN=… npm run chromatic`. Without it, `npm run test:stories` compares ' +
      'the same stories in the same modes with the visual baselines in the repository.',
  );
}
await buildStorybook();
const args = ['--storybook-build-dir', storybookFolder];
const { exitCode } = await execa('chromatic', args, { stdio: 'inherit', reject: false });
process.exitCode = exitCode ?? 1;
