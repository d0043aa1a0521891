import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { ClientInstrumentation } from 'react-router';

let showChanges = () => {};

/**
 * Renders a page as soon as the URL changes. React would do so a little later, and until then clicks and keystrokes would
 * go to the previous page.
 */
export const renderNavigationsAtOnce: ClientInstrumentation = {
  router(router) {
    router.instrument({
      async navigate(navigate) {
        await navigate();
        showChanges();
      },
    });
  },
};

/** Renders pending updates after each navigation of `renderNavigationsAtOnce`. */
export function useFlushedNavigations(): void {
  const [, change] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // An urgent update makes React render all pending ones.
    showChanges = () => flushSync(change);
    return () => {
      showChanges = () => {};
    };
  }, []);
}
