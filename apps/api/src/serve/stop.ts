import closeWithGrace from 'close-with-grace';

const timeoutMs = 9500;
const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Stops the server on SIGTERM, SIGINT, SIGHUP or a fatal error: it finishes the requests in progress and exits with 0,
 * or with 1 after an error or after more than 9.5 s. Further signals are ignored: one Ctrl-C often arrives twice, from
 * the terminal and from the parent process.
 */
export function stopWithGrace(close: () => Promise<void>, report: (error: unknown) => void): void {
  const grace = closeWithGrace({ delay: timeoutMs, logger: false, skip: [...signals] }, async ({ err }) => {
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
