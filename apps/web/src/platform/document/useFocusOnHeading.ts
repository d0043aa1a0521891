import { useEffect } from 'react';
import { focusOn } from './usePageFocus.ts';

/** Focuses the heading of the page after each change of the cause, if the focus was lost to the document. */
export function useFocusOnHeading(cause: unknown): void {
  useEffect(() => {
    if (!cause || document.activeElement !== document.body) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusOn(heading);
  }, [cause]);
}
