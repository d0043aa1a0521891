'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the replacement of the focused element: after 'Load more' is pressed, an error or the end of the
 * list can replace the button. @returns the listeners of the container
 */
export function useFocusRetention(content: string | undefined, place: HTMLElement | null) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (!content || !within.current || place?.contains(document.activeElement)) return;
    // `preventScroll`: the element is in view already, or the user has scrolled away.
    place?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  }, [content, place]);
  return {
    onFocus: () => {
      within.current = true;
    },
    // React fires no blur for an element that it removes, so a blur means that the user moved on.
    onBlur: () => {
      within.current = false;
    },
  };
}
