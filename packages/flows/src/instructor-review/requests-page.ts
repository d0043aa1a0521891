import type { InstructorRequest } from '@lyceum/api-client';
import { limits } from '@lyceum/rules';

/** One page of the applications that wait, oldest first. */
export interface RequestsPage {
  requests: readonly InstructorRequest[];
  /** How many wait in all. */
  totalResults: number;
}

/**
 * The page that holds the first request that is not loaded. The server's list is shorter by each decision, so this is
 * counted by what still waits, not by the pages that were loaded.
 */
export function pageAfter(waiting: number): number {
  return Math.floor(waiting / limits.instructorRequestsPerPage) + limits.firstPage;
}
