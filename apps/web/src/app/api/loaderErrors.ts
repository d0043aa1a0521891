import { ApiProblem } from '@lyceum/api-client';
import { data } from 'react-router-dom';

/** The data of a failed call for a route's error boundary. */
export interface LoaderError {
  message: string;
  /** The id of the user; null for a guest. @default null */
  loadedFor?: string | null;
}

/**
 * For a loader: turns a failed call into the status of the page and the data of its error boundary.
 * @param loadedFor the id of the user, if the response depends on it
 */
export async function orErrorPage<Result>(
  work: Promise<Result>,
  loadedFor: string | null = null,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { message, status } = error;
    throw data({ message, loadedFor } satisfies LoaderError, { status: status ?? 503 });
  }
}
