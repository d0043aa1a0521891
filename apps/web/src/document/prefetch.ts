/** Loads ahead of time what may be wanted soon. Where that fails nothing is lost: it is asked for again when it is. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
