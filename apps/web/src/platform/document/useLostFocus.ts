import { type RefObject, useEffect, useRef } from 'react';

/** Focuses the element of the returned ref after each change of the cause, if the focus was lost to the document. */
export function useLostFocus<Focusable extends HTMLElement>(cause: unknown): RefObject<Focusable | null> {
  const ref = useRef<Focusable>(null);
  useEffect(() => {
    if (cause && document.activeElement === document.body) ref.current?.focus();
  }, [cause]);
  return ref;
}
