interface Rules {
  /** null: this text must not become markup. */
  createHTML?: (markup: string) => string | null;
  createScriptURL?: (address: string) => string | null;
}

interface TrustedTypes {
  /** @throws when the page's Content-Security-Policy does not list the name */
  createPolicy: (
    name: string,
    rules: Rules,
  ) => {
    /** What it gives is no text in truth, but stands wherever a script's address does. */
    createScriptURL: (address: string) => string;
  };
}

declare global {
  interface Window {
    /** Not in every browser. */
    trustedTypes?: TrustedTypes;
  }
}

// What React writes to make a script element that never runs.
const emptyScript = '<script></script>';

/** Lets markup pass that can make no element, and the one that React makes its scripts of; for any other: null. */
export function inertMarkup(markup: string): string | null {
  return markup === emptyScript || !markup.includes('<') ? markup : null;
}

/**
 * Says what becomes of a text that some code takes for markup, where the page requires Trusted Types: as a rule it
 * is refused. Only a page whose HTML is not what React expects, say because an extension of the browser wrote into
 * it, has to be drawn anew with its scripts, and could not be.
 */
export function trustInertMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: inertMarkup });
}
