import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../useLanguage.ts';

/** Shows the fonts that `loadFonts` has loaded, but not shown, with the next page or language. */
export function useLoadedFonts(): void {
  const shown = `${useLanguage()} ${useLocation().pathname}`;
  const first = useRef(shown);
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (shown !== first.current && dataset.fonts === 'loaded') delete dataset.fonts;
  }, [shown]);
}
