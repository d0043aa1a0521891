import { type Allowed, contentPolicy, type Settings, thirdParty, trustedTypes } from '@lyceum/api';

/** The sources that Google requires on a page with its sign-in. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  rest: 'https://accounts.google.com/gsi/',
};

/** The sources of a page's own scripts and styles: hashes or nonces. */
export interface OwnSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The sources of a page that React rendered with a nonce. */
export const nonceSources = (nonce: string): OwnSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** Google's script adds styles with the nonce of the page. */
export const keepsStyleNonce = (settings: Settings): boolean => thirdParty(settings)?.kind === 'google';

/**
 * The Content-Security-Policy of a page. Only the page's own scripts run, and those that they load; styles and everything
 * else come from this server; images match `isSafeImageAddress` of the rules; and no text becomes markup or a script
 * (Trusted Types).
 */
export function pagePolicy(own: OwnSources, settings: Settings): string {
  const isGoogle = thirdParty(settings)?.kind === 'google';
  return contentPolicy({
    ...allowed(own, settings),
    // Google does not document the names of its script's policies.
    ...trustedTypes(...(isGoogle ? ['*', "'allow-duplicates'"] : ['default', 'start'])),
  });
}

/**
 * The policy of a page that Vite serves. Vite inserts changed styles as elements of its own, shows errors as markup over
 * the page, and announces changes through a WebSocket.
 */
export function developmentPolicy(own: OwnSources, settings: Settings): string {
  const { 'connect-src': connections = [], ...rest } = allowed(own, settings);
  return contentPolicy({
    ...rest,
    'connect-src': [...connections, 'ws:'],
    // Browsers ignore it next to a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
  });
}

function allowed(own: OwnSources, settings: Settings): Allowed {
  const isGoogle = thirdParty(settings)?.kind === 'google';
  const ifGoogle = (source: string) => (isGoogle ? [source] : []);
  return {
    'script-src': [...own.scripts, "'strict-dynamic'", ...ifGoogle(google.script)],
    'style-src': ["'self'", ...own.styles, ...ifGoogle(google.style)],
    // The placeholder of a failed image is a data URL.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'connect-src': ["'self'", ...ifGoogle(google.rest)],
    'frame-src': isGoogle ? [google.rest] : ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    ...(settings.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
}
