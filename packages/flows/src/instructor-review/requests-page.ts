import type { InstructorRequest } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';

/** One page of the pending applications, oldest first. */
export interface RequestsPage {
  requests: readonly InstructorRequest[];
  /** The total number of pending applications. */
  totalResults: number;
}

/**
 * The page that contains the first request that is not loaded. Each decision shortens the server's list, so the page
 * follows from the number of pending requests, not from the pages loaded so far.
 */
export function pageAfter(waiting: number): number {
  return Math.floor(waiting / limits.instructorRequestsPerPage) + limits.firstPage;
}
