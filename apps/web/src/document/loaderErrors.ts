import { ApiProblem } from '@lyceum/api-client';
import { data } from 'react-router-dom';

/** What a route's error boundary is told of a refused call. */
export interface LoaderError {
  message: string;
  /** Whom it was refused; null: a guest. @default null */
  loadedFor?: string | null;
}

/**
 * For a loader: a refused call becomes the page's own status and what its error boundary shows.
 * @param loadedFor who asks, where the answer depends on it
 */
export async function found<Answer>(work: Promise<Answer>, loadedFor: string | null = null): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw data({ message: error.message, loadedFor } satisfies LoaderError, { status: error.status ?? 503 });
  }
}
