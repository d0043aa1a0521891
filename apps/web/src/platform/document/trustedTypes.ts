/// <reference types="trusted-types" />

import { workerUrl } from './addresses.ts';

// React sets this markup to create a script element that never runs.
const emptyScript = '<script></script>';

/** Returns markup that creates no element, and the markup of React's script elements, unchanged; null for all other. */
export function inertMarkup(markup: string): string | null {
  return markup === emptyScript || !markup.includes('<') ? markup : null;
}

/** Returns the address of the service worker unchanged, and null for all others. */
export const ownWorker = (address: string): string | null => (address === workerUrl ? address : null);

/**
 * Creates the default policy for pages that require Trusted Types: it rejects all other text in place of markup or of the
 * address of a script. React needs it to render a page again whose HTML was changed, for example by a browser extension.
 */
export function trustInertMarkup(): void {
  // A policy rejects a text by returning null, which its types omit.
  window.trustedTypes?.createPolicy('default', {
    createHTML: (markup) => inertMarkup(markup) as string,
    createScriptURL: (address) => ownWorker(address) as string,
  });
}
