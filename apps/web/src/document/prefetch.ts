/** Prefetches a lazy component. Errors are ignored: the component is loaded again on demand. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
