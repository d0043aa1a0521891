import { useEffect, useEffectEvent } from 'react';

/** Calls `onReduced` if the user prefers reduced motion, after the hydration and whenever the preference changes. */
export function useReducedMotion(onReduced: () => void): void {
  const reduced = useEffectEvent(onReduced);
  useEffect(() => {
    const preference = matchMedia('(prefers-reduced-motion: reduce)');
    const follow = () => {
      if (preference.matches) reduced();
    };
    follow();
    preference.addEventListener('change', follow);
    return () => preference.removeEventListener('change', follow);
  }, []);
}
