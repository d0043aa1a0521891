import { ApiProblem } from '@lyceum/api-client';
import { data } from 'react-router-dom';

/** What a route's error boundary is told of a refused call. */
export interface Refusal {
  message: string;
}

/** For a loader: a refused call becomes the page's own status and what its error boundary shows. */
export async function found<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    throw data({ message: error.message } satisfies Refusal, { status: error.status ?? 503 });
  }
}
