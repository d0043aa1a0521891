import { buildPackages, buildStorybook, buildWeb } from '../tools/builds.ts';

const builds: Record<string, () => Promise<void>> = {
  packages: buildPackages,
  storybook: buildStorybook,
  web: buildWeb,
};

await builds[process.argv[2] ?? 'web']?.();
