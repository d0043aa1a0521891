/**
 * Gives up work that does not end in time: its signal is aborted then, by a `TimeoutError`.
 * @param ms milliseconds that the work may take
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

/** Whether the work was given up because it took too long, and not because nobody wants it any more. */
export const tookTooLong = ({ aborted, reason }: AbortSignal): boolean =>
  aborted && reason?.name === 'TimeoutError';
