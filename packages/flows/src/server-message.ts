import { ApiProblem } from '@lyceum/api-client';

/** The server's error message; null if it sent none and the screen shows its own text [8.2]. */
export function serverMessage(error: unknown): string | null {
  const isSaid = error instanceof ApiProblem && error.code !== 'unknown';
  return isSaid ? error.message : null;
}
