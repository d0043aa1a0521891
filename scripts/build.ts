import { buildStorybook, buildWeb } from './lib/builds.ts';

await (process.argv[2] === 'storybook' ? buildStorybook() : buildWeb());
