import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element of the returned ref when it is mounted. */
export function useFocusOnMount<Focusable extends HTMLElement>(): RefObject<Focusable | null> {
  const ref = useRef<Focusable>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
