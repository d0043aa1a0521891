import { ApiProblem } from '@lyceum/api-client';
import { data } from 'react-router-dom';

/** The `code` of an `ApiProblem` without a response. */
export const networkErrorCode = 'network_error';

/** The data of a failed call for a route's error boundary. */
export interface LoaderError {
  message: string;
  /** The id of the user; null for a guest. @default null */
  loadedFor?: string | null;
  /** Whether there was no response. @default false */
  isNetworkError?: boolean;
}

/**
 * For a loader: turns a failed call into the status of the page and the data of its error boundary.
 * @param loadedFor the id of the user, if the response depends on it
 */
export async function found<Answer>(work: Promise<Answer>, loadedFor: string | null = null): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const { message, code, status } = error;
    const isNetworkError = code === networkErrorCode;
    throw data({ message, loadedFor, isNetworkError } satisfies LoaderError, { status: status ?? 503 });
  }
}
