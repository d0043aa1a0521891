import type { ClientInstrumentation } from 'react-router';

const pageOf = (address: string) => address.split('#')[0];

/**
 * Whether the visitor has left the page of the HTML by Back or Forward before it was hydrated. After a reload, these only
 * change the address: nothing has loaded the page of the new one.
 */
export const isLeft = (): boolean =>
  performance.getEntriesByType('navigation').some((loaded) => pageOf(loaded.name) !== pageOf(location.href));

/** Loads the page of the new address if the visitor leaves before the hydration. Must be called before the router listens. */
export function reloadWhenLeft(): void {
  window.addEventListener('popstate', (event) => {
    // The recorded input is replayed after the hydration.
    if (!window.earlyInput || !isLeft()) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}

/** Hydrates nothing while the page is reloaded: the router would start at the new address. */
export const waitWhenLeft: ClientInstrumentation = {
  router() {
    // React waits for what a component throws.
    if (isLeft()) throw new Promise(() => {});
  },
};
