import { type Allowed, contentPolicy, type Settings, thirdParty, trustedTypes } from '@lyceum/api';

/** The sources that Google requires on a page with its sign-in. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  rest: 'https://accounts.google.com/gsi/',
};

/**
 * The Content-Security-Policy of a page. Scripts need the nonce of the response, and so do those that they load; styles
 * and everything else come from this server; images match `isSafeImageAddress` of the rules; and no text becomes markup
 * or a script (Trusted Types).
 * @param nonce a new one for each response
 */
export function pagePolicy(nonce: string, settings: Settings): string {
  const isGoogle = thirdParty(settings)?.kind === 'google';
  return contentPolicy({
    ...allowed(nonce, settings),
    // Google does not document the names of its script's policies.
    ...trustedTypes(...(isGoogle ? ['*', "'allow-duplicates'"] : ['default'])),
  });
}

/**
 * The policy of a page that Vite serves. Vite inserts changed styles as elements of its own, shows errors as markup over
 * the page, and announces changes through a WebSocket.
 * @param nonce as for `pagePolicy`
 */
export function developmentPolicy(nonce: string, settings: Settings): string {
  const { 'connect-src': connections = [], ...rest } = allowed(nonce, settings);
  return contentPolicy({
    ...rest,
    'connect-src': [...connections, 'ws:'],
    // Browsers ignore it next to a nonce.
    'style-src': ["'self'", "'unsafe-inline'"],
  });
}

function allowed(nonce: string, settings: Settings): Allowed {
  const own = `'nonce-${nonce}'`;
  const isGoogle = thirdParty(settings)?.kind === 'google';
  const ifGoogle = (source: string) => (isGoogle ? [source] : []);
  return {
    'script-src': [own, "'strict-dynamic'", ...ifGoogle(google.script)],
    'style-src': ["'self'", own, ...ifGoogle(google.style)],
    // The placeholder of a failed image is a data URL.
    'img-src': ["'self'", 'https:', 'data:'],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...ifGoogle(google.rest)],
    'frame-src': isGoogle ? [google.rest] : ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    ...(settings.publicUrl.startsWith('https:') && { 'upgrade-insecure-requests': [] }),
  };
}
