import { type Allowed, contentPolicy, type Settings, thirdParty, trustedTypes } from '@lyceum/api';

/** What Google wants a page with its sign-in to allow. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  rest: 'https://accounts.google.com/gsi/',
};

/**
 * The Content-Security-Policy of a page. Scripts run by the nonce of this one answer, with what they load; styles
 * and everything else come from this server; pictures as `isSafeImageAddress` of the rules has them; and no text
 * becomes markup or a script (Trusted Types).
 * @param nonce a new one for each answer
 */
export function pagePolicy(nonce: string, settings: Settings): string {
  const isGoogle = thirdParty(settings)?.kind === 'google';
  return contentPolicy({
    ...allowed(nonce, settings),
    // Google does not say what it calls the policies of its script.
    ...trustedTypes(...(isGoogle ? ['*', "'allow-duplicates'"] : ['default'])),
  });
}

/**
 * The policy of a page that Vite serves and changes while it is open. Vite puts changed styles into the page as
 * elements of its own, writes what went wrong over it as markup, and tells of changes by a socket.
 * @param nonce as for `pagePolicy`
 */
export function developmentPolicy(nonce: string, settings: Settings): string {
  const { 'connect-src': connections = [], ...rest } = allowed(nonce, settings);
  return contentPolicy({
    ...rest,
    'connect-src': [...connections, 'ws:'],
    // With a nonce beside it, this would not count.
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
    // The drawing in place of a picture that does not load is a part of the code.
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
