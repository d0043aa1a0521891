import { serveStories } from '../../scripts/lib/story-server.ts';

/** Serves the built Storybook while the tests run. */
export default async function serve(): Promise<() => Promise<void>> {
  const { url, close } = await serveStories();
  process.env.STORYBOOK_URL = url;
  return close;
}
