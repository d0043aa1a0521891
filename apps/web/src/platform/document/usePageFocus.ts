import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Focuses an element that may not be a control. */
export function focusOn(place: HTMLElement): void {
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** The search box in the header keeps the focus while the user types. */
const isTyping = () => document.activeElement?.closest('header search') != null;

/**
 * Focuses the heading of each new page, which screen readers then read, or the target of a URL with a `#` [2.251].
 * Exceptions: the first page, which the browser announces; and a page that continues under another URL (`samePage`).
 */
export function usePageFocus(): void {
  const { pathname, hash, state } = useLocation();
  const goesOn = useNavigationType() !== 'POP' && state?.samePage === true;
  const before = useRef<string>(undefined);
  useEffect(() => {
    const isFirst = before.current === undefined;
    if (before.current === pathname) return;
    before.current = pathname;
    const page = document.querySelector('main');
    if (goesOn || !page || isTyping() || (isFirst && !hash)) return;
    const find = () => (hash ? document.getElementById(hash.slice(1)) : page.querySelector('h1'));
    const place = find();
    // A menu that closes with the page before returns the focus to its button in a microtask, which is in the queue by now.
    if (!isFirst) queueMicrotask(() => focusOn(place ?? page));
    if (place) return;
    // It may render later; by then the user may have moved the focus or scrolled.
    const arrival = new MutationObserver(() => {
      const arrived = find();
      if (!arrived) return;
      arrival.disconnect();
      if (document.activeElement !== page && document.activeElement !== document.body) return;
      if (hash && scrollY === 0) arrived.scrollIntoView();
      focusOn(arrived);
    });
    arrival.observe(page, { childList: true, subtree: true });
    return () => arrival.disconnect();
  }, [pathname, hash, goesOn]);
}
