'use client';

import { useEffect, useEffectEvent } from 'react';

const infiniteScrollMarginPx = 100;

/**
 * Calls `onNear` when the element comes within 100 px of the viewport while active [2.17]. Calls it again if the element
 * is still near when `active` becomes true again, because a page may not fill the viewport.
 */
export function useNearEnd(
  element: Element | null,
  { active, onNear }: { active: boolean; onNear: () => void },
): void {
  const near = useEffectEvent(onNear);
  useEffect(() => {
    if (!active || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) near();
      },
      { rootMargin: `${infiniteScrollMarginPx}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, active]);
}
