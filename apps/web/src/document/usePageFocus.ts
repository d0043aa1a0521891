import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

function focusOn(place: HTMLElement): void {
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Who goes on typing in the header's search box is not taken away from it. */
const isTyping = () => document.activeElement?.closest('header search') != null;

/**
 * Takes the focus to the heading of each new page, from where the keyboard goes on and which a screen reader then
 * reads. The first page is the browser's own to announce, an address with a `#` names a place of its own, and a page
 * that goes on under another address (`useNavigationRequests`) keeps its focus.
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
    // The heading comes with what is loaded; by then the person may have gone elsewhere.
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
