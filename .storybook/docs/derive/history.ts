import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';

/** A commit that changed a component. */
export interface Change {
  hash: string;
  /** ISO 8601. */
  date: string;
  subject: string;
}

const git = (...args: string[]) =>
  execFileSync('git', args, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });

/** The commits by folder, latest first; null in a tarball or a shallow clone, which have no history. */
function readHistory(): Map<string, Change[]> | null {
  const history = new Map<string, Change[]>();
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return null;
    const log = git(
      'log',
      '--date=short',
      '--format=%x00%h%x09%ad%x09%s',
      '--name-only',
      '--',
      ':/packages/ui/src',
    );
    for (const commit of log.split('\0').slice(1)) {
      const [head = '', ...paths] = commit.split('\n').filter(Boolean);
      const [hash = '', date = '', subject = ''] = head.split('\t');
      for (const folder of new Set(paths.map((path) => dirname(path)))) {
        history.set(folder, [...(history.get(folder) ?? []), { hash, date, subject }]);
      }
    }
    return history;
  } catch {
    return null;
  }
}

const history = readHistory();

/** The latest commits that changed the folder of a story file; null without a repository or its history. */
export const changesOf = (page: string): Change[] | null =>
  history && (history.get(dirname(page)) ?? []).slice(0, 10);
