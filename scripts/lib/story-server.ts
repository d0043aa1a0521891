import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { root } from './run.ts';

/** Where `npm run build-storybook` puts the finished Storybook; `STORYBOOK_DIR` names another place. */
export const storybookFolder = resolve(root, process.env.STORYBOOK_DIR ?? 'storybook-static');

/** The address of a Storybook that runs already and is looked at in place of a built one. */
export const runningStorybook = process.env.STORYBOOK_AT;

/** Serves the built Storybook on a free port of this machine. @throws when it has not been built */
export async function serveStories(): Promise<{ url: string; close: () => Promise<void> }> {
  if (runningStorybook) return { url: runningStorybook, close: async () => undefined };
  if (!existsSync(join(storybookFolder, 'index.json'))) {
    throw new Error(
      `There is no Storybook in ${storybookFolder}, so there are no stories to look at. Build it with \`npm run build-storybook\`.`,
    );
  }
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'silent',
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port: 0, strictPort: false },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server of the stories has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}
