import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const own = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone of the visitor. On the server and during the hydration it is UTC, so that both render the same. */
export const useTimeZone = (): string => useSyncExternalStore(neverChanges, own, () => 'UTC');
