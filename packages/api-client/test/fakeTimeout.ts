import { onTestFinished, vi } from 'vitest';

/** Makes `AbortSignal.timeout` follow the fake timers of the test, which replace only `setTimeout`. */
export function fakeAbortSignalTimeout(): void {
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The timeout was reached', 'TimeoutError')), ms);
    return controller.signal;
  });
  onTestFinished(() => spy.mockRestore());
}
