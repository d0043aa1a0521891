import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls `onLeave` when the path in the browser's history changes. */
export function usePageLeft(onLeave: () => void): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    leave();
  }, [pathname]);
}
