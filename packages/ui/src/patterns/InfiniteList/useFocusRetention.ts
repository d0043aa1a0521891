import { useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus to what comes in the place of what had it: pressing 'Load more' may bring an error and its
 * button, or the end of the list. @returns the place's listeners
 */
export function useFocusRetention(shown: string | undefined, place: HTMLElement | null) {
  const within = useRef(false);
  useLayoutEffect(() => {
    if (!shown || !within.current || place?.contains(document.activeElement)) return;
    // It is down there already, or the person has scrolled away and wants to stay.
    place?.querySelector<HTMLElement>('button, [tabindex]')?.focus({ preventScroll: true });
  }, [shown, place]);
  return {
    onFocus: () => {
      within.current = true;
    },
    // React hears no blur of what it takes away itself, so this is only where the person went elsewhere.
    onBlur: () => {
      within.current = false;
    },
  };
}
