import { setImmediate } from 'node:timers/promises';
import { type Context, popularPages } from '@lyceum/api';
import { languages } from '@lyceum/i18n';
import type { PageVisit } from './renderPage.ts';
import { ownPaths } from './sitemap.ts';

/** In each language. A third of the cache has room for them. */
const pages = 600;

/** The paths of the pages, the most important first. */
async function* paths(db: Context['db']): AsyncGenerator<string> {
  yield* ownPaths;
  yield* await popularPages(db, pages - ownPaths.length);
}

/**
 * Renders the most popular pages into the cache, in every language, before the process listens: the first visitors of a busy
 * site would overload it. A failure is logged, and the process listens without them.
 * @param prepare renders a page into the cache
 * @param signal aborted when the process stops
 */
export async function warmUp(
  { db, log, settings }: Pick<Context, 'db' | 'log' | 'settings'>,
  prepare: (visit: PageVisit) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const { warmUpMs, responseCacheTtlMs } = settings.operation;
  if (warmUpMs === 0 || responseCacheTtlMs === 0) return;
  const until = performance.now() + warmUpMs;
  let rendered = 0;
  try {
    for await (const address of paths(db)) {
      for (const language of languages) {
        if (signal.aborted || performance.now() >= until) return;
        await prepare({ address, language, theme: null, visitor: '127.0.0.1' });
        rendered += 1;
        // A signal is received between two pages.
        await setImmediate();
      }
    }
  } catch (error) {
    log.warn(error, 'The warm-up failed');
  } finally {
    log.info({ rendered }, 'Warmed up');
  }
}
