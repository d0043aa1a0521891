/**
 * The progress of a load that the user waits for: the next page, or a lazy part of this one. A load ends when it succeeds
 * or is no longer needed; a failed one can be repeated.
 */
export type LoadEvent = {
  type: 'load.started' | 'load.failed' | 'load.ended';
  /** The id of the load, which keeps it when it is repeated. */
  id: string;
};

/** The request to repeat the failed loads. */
export type RetryRequested = { type: 'retry.requested' };
