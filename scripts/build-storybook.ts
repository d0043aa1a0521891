import { buildStories } from './lib/stories-build.ts';

await buildStories();
