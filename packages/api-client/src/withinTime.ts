/**
 * Aborts work with a `TimeoutError` after a timeout.
 * @param ms the timeout in ms
 * @param leaving aborts it earlier, with a reason of its own
 */
export async function withinTime<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  leaving?: AbortSignal,
): Promise<T> {
  const tooLong = new AbortController();
  const timer = setTimeout(() => tooLong.abort(new DOMException('No answer in time', 'TimeoutError')), ms);
  try {
    return await work(leaving ? AbortSignal.any([leaving, tooLong.signal]) : tooLong.signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the work was aborted by the timeout, not by the caller. */
export const tookTooLong = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason?.name === 'TimeoutError';
