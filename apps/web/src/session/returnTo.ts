import { isSafeHref } from '@lyceum/rules';
import type { Location } from 'react-router-dom';

/** What a protected page tells the login page, in the history's state. */
export function returnState({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { from: `${pathname}${search}${hash}` };
}

/** The place inside the app that a sign-in was asked for, or null. Anything could stand in a history's state. */
export function returnPath(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isSafeHref(from) ? from : null;
}
