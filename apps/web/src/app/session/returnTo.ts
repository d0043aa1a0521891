import { isSafeHref } from '@lyceum/rules';
import type { Location } from 'react-router-dom';

/** The return address for the login page, stored in the state of the history entry [2.2]. */
export function returnState({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  return { from: `${pathname}${search}${hash}` };
}

/** The return address if it is inside the app, otherwise null. The state of a history entry can contain anything. */
export function returnPath(state: unknown): string | null {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isSafeHref(from) ? from : null;
}
