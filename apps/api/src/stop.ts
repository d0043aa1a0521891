import closeWithGrace from 'close-with-grace';

const patienceMs = 8000;

/**
 * Stops the server when the process is asked to end (SIGTERM, SIGINT) or fails: what runs is finished, then the
 * process exits with 0, or with 1 after a failure or when finishing takes longer than 8 s.
 */
export function stopWithGrace(close: () => Promise<void>, report: (error: unknown) => void): void {
  closeWithGrace({ delay: patienceMs, logger: false }, async ({ err }) => {
    if (err) report(err);
    await close();
  });
}
