import { setImmediate } from 'node:timers/promises';
import { type Context, popularPages } from '@lyceum/api';
import { languages } from '@lyceum/i18n';
import type { PageVisit } from './renderPage.ts';
import { ownPaths } from './sitemap.ts';

/** In each language. A third of the cache has room for them. */
const pages = 600;

/** So many are rendered at once, so that the statements that calls share are built as well. */
const groupSize = 4;

/** The paths of the pages in groups, the most important first. */
async function* groups(db: Context['db']): AsyncGenerator<string[]> {
  yield* inGroups(ownPaths);
  yield* inGroups(await popularPages(db, pages - ownPaths.length));
}

const inGroups = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / groupSize) }, (_, group) =>
    paths.slice(group * groupSize, (group + 1) * groupSize),
  );

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
    for await (const group of groups(db)) {
      for (const language of languages) {
        if (signal.aborted || performance.now() >= until) return;
        const visits = group.map((address) => ({ address, language, theme: null, visitor: '127.0.0.1' }));
        await Promise.all(visits.map(prepare));
        rendered += visits.length;
        // A signal is received between two groups.
        await setImmediate();
      }
    }
  } catch (error) {
    log.warn(error, 'The warm-up failed');
  } finally {
    log.info({ rendered }, 'Warmed up');
  }
}
