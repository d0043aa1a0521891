import type { ApiProblem } from '@lyceum/api-client';
import { data } from 'react-router-dom';

/** What a route's error boundary is told of a refused call. */
export interface Refusal {
  message: string;
}

// By its name: on the server the client is made outside of the built app, which has a copy of the class of its own.
const isRefused = (error: unknown): error is ApiProblem =>
  error instanceof Error && error.name === 'ApiProblem';

/** For a loader: a refused call becomes the page's own status and what its error boundary shows. */
export async function found<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw data({ message: error.message } satisfies Refusal, { status: error.status ?? 503 });
  }
}
