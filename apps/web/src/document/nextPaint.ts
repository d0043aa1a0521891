/** How long a paint may take, for example in a tab that was hidden meanwhile. */
const timeoutMs = 100;

/** Resolves when the browser has painted what has changed so far. A hidden tab paints nothing. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.hidden) return resolve();
    setTimeout(resolve, timeoutMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
