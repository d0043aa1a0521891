import { ApiProblem } from '@lyceum/api-client';

/** What the server said; null where it said nothing and the screen's own text stands [8.2]. */
export function serverMessage(error: unknown): string | null {
  const isSaid = error instanceof ApiProblem && error.code !== 'unknown';
  return isSaid ? error.message : null;
}
