'use client';

import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Runs a check before the form around an element is submitted, by a button or by Enter.
 * @param check returns whether the form can be submitted
 */
export function useBeforeSubmit(element: RefObject<Element | null>, check: () => boolean) {
  const handleSubmit = useEffectEvent((event: Event) => {
    if (check()) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const form = element.current?.closest('form');
    const listener = (event: Event) => handleSubmit(event);
    // Before the handler of the form, which reads the values.
    form?.addEventListener('submit', listener, { capture: true });
    return () => form?.removeEventListener('submit', listener, { capture: true });
  }, [element]);
}
