import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** The time zone of the visitor. On the server and during hydration it is UTC, so that both render the same. */
export function useTimeZone(): string {
  return useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => 'UTC',
  );
}
