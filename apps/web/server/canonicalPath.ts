import { matchRoutes } from 'react-router';

/**
 * The one address of a page: without a trailing slash, and with the fixed parts of its route in their own case, which
 * React Router ignores. Null if there is no such page.
 * @param patterns those of the routes: `course/:courseId`
 */
export function canonicalPath(patterns: readonly string[], path: string): string | null {
  const [match] =
    matchRoutes(
      patterns.map((pattern) => ({ path: `/${pattern}` })),
      path,
    ) ?? [];
  if (!match) return null;
  const fixed = match.route.path.split('/');
  const parts = path.replace(/\/+$/, '').split('/');
  // A repeated slash between two parts.
  if (fixed.length !== parts.length) return null;
  return parts.map((part, index) => (fixed[index]?.startsWith(':') ? part : fixed[index])).join('/');
}
