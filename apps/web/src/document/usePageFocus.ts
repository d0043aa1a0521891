import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses an element that is not a control. */
export function focusOn(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** The search box in the header keeps the focus while the user types. */
const isTyping = () => document.activeElement?.closest('header search') != null;

/**
 * Focuses the heading of each new page, which screen readers then read. Exceptions: the first page, which the browser
 * announces; a URL with a `#`, which has a target of its own; and a page that continues under another URL
 * (`samePage`).
 */
export function usePageFocus(): void {
  const { pathname, hash, state } = useLocation();
  const goesOn = useNavigationType() !== 'POP' && state?.samePage === true;
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const page = document.querySelector('main');
    if (goesOn || hash || !page || isTyping()) return;
    const heading = page.querySelector('h1');
    focusOn(heading ?? page);
    if (heading) return;
    // The heading may render later; by then the user may have moved the focus.
    const arrival = new MutationObserver(() => {
      const arrived = page.querySelector('h1');
      if (!arrived) return;
      arrival.disconnect();
      if (document.activeElement === page || document.activeElement === document.body) focusOn(arrived);
    });
    arrival.observe(page, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname, hash, goesOn]);
}
