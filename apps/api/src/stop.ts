import closeWithGrace from 'close-with-grace';

const patienceMs = 9500;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Stops the server when the process is asked to end (SIGTERM, SIGINT, SIGHUP) or fails: what runs is finished, then
 * the process exits with 0, or with 1 after a failure or when finishing takes longer than 9.5 s. Signals that follow
 * change nothing: one Ctrl-C often arrives twice, from the terminal and from the process that started this one.
 */
export function stopWithGrace(close: () => Promise<void>, report: (error: unknown) => void): void {
  const grace = closeWithGrace({ delay: patienceMs, logger: false, skip: [...signals] }, async ({ err }) => {
    if (err) report(err);
    await close();
  });
  let isAsked = false;
  for (const signal of signals) {
    process.on(signal, () => {
      if (!isAsked) grace.close();
      isAsked = true;
    });
  }
}
