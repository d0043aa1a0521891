import type { ClientInstrumentation } from 'react-router';

const pageOf = ({ pathname, search }: URL | Location) => pathname + search;

/**
 * Whether the visitor has left the page of the HTML by Back or Forward before it was hydrated. After a reload, these only
 * change the address: nothing has loaded the page of the new one. The entry's address may have a password, `location` has none.
 */
export const hasLeft = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((loaded) => pageOf(new URL(loaded.name)) !== pageOf(location));

/** Loads the page of the new address if the visitor leaves before the hydration. Must be called before the router listens. */
export function reloadAfterLeave(): void {
  window.addEventListener('popstate', (event) => {
    // The recorded input is replayed after the hydration.
    if (!window.earlyInput || !hasLeft()) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

/** Hydrates nothing while the page is reloaded: the router would start at the new address. */
export const waitAfterLeave: ClientInstrumentation = {
  router() {
    // React waits for what a component throws.
    if (hasLeft()) throw new Promise(() => {});
  },
};
