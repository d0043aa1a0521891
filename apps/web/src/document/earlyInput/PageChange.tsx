import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { ClientInstrumentation } from 'react-router';

let showChanges = () => {};

/**
 * Shows a page as soon as it has its address. React would do so a little later, and until then a press or a typed
 * letter went to the page that is about to leave.
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

/** Stands anywhere in the page; for `renderNavigationsAtOnce`. */
export function PageChange() {
  const [, change] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // React shows all that waits with a change that may not wait.
    showChanges = () => flushSync(change);
    return () => {
      showChanges = () => {};
    };
  }, []);
  return null;
}
