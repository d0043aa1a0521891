import { isTimeZone } from '@lyceum/rules';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The time zone that the browser reports, or null: some report none, or one that they do not know themselves. */
export function reportedTimeZone(): string | null {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isTimeZone(timeZone) ? timeZone : null;
}

const own = () => reportedTimeZone() ?? 'UTC';

/**
 * The time zone of the visitor, or UTC if the browser reports no usable one [2.481]. On the server and during the
 * hydration it is UTC, so that both render the same.
 */
export const useTimeZone = (): string => useSyncExternalStore(neverChanges, own, () => 'UTC');
