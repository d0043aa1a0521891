import { startTransition, useEffect, useState } from 'react';

let own: string | undefined;
let isHydrated = false;

/** Read once, because it creates a formatter, which takes some milliseconds on a phone. */
function ownTimeZone(): string {
  own ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}

/** Notes the hydration, from which on pages are rendered in the visitor's time zone at once. */
export function useNotedHydration(): void {
  useEffect(() => {
    isHydrated = true;
  }, []);
}

/**
 * The time zone of the visitor. On the server and during hydration it is UTC, so that both render the same. The times then
 * change in a transition, because a page may have many.
 */
export function useTimeZone(): string {
  const [timeZone, setTimeZone] = useState(() => (isHydrated ? ownTimeZone() : 'UTC'));
  useEffect(() => startTransition(() => setTimeZone(ownTimeZone())), []);
  return timeZone;
}
