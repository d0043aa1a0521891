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

let hasRouter = false;
/** The number of the entry that shows the page of the HTML. The router numbers them. */
let shown: unknown;
/** By how many entries of the history to go once the page is hydrated: what Back or Forward asked for. */
let wanted = 0;

const numberOf = (state: unknown) => (state as { idx?: unknown } | null)?.idx;

/**
 * Returns to the page of the HTML if the visitor leaves during the hydration, until `leave` repeats it. Without a router
 * yet, it would start at the new address, so that page is loaded instead. Must be called before the router listens.
 */
export function delayLeave(): void {
  shown = numberOf(history.state);
  window.addEventListener('popstate', (event) => {
    if (!window.earlyInput && wanted === 0) return;
    const entries = Number(numberOf(event.state)) - Number(shown);
    if (entries === 0) {
      // The page of the HTML is shown again. The router did not see that it was left.
      if (wanted !== 0) event.stopImmediatePropagation();
      if (!window.earlyInput) leave();
    } else if (hasLeft()) {
      event.stopImmediatePropagation();
      if (!hasRouter || Number.isNaN(entries)) return location.reload();
      wanted = entries;
      history.go(-entries);
    }
  });
}

/** Goes to the page that the visitor wanted during the hydration, at once or after the return to this one. */
export function leave(): void {
  if (wanted === 0 || numberOf(history.state) !== shown) return;
  history.go(wanted);
  wanted = 0;
}

/** Hydrates nothing while the page is reloaded: the router would start at the new address. */
export const waitAfterLeave: ClientInstrumentation = {
  router() {
    // React waits for what a component throws.
    if (hasLeft()) throw new Promise(() => {});
    hasRouter = true;
  },
};
