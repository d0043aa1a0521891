export const imageAddressMaximum = 2000;

/**
 * Whether an href from the server is safe to follow: a path inside the app. `//host` and `/\host` lead outside, and
 * browsers remove tabs and line breaks from an address before they parse it.
 */
export function isSafeHref(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !/\p{Cc}/u.test(href);
}

/**
 * Whether an image address is safe to load: a path inside the app, or an absolute https address without credentials,
 * not even empty ones.
 */
export function isSafeImageAddress(address: string): boolean {
  if (isSafeHref(address)) return true;
  return (
    /^https:\/\/[^\s\\/?#@]+(?:[/?#]|$)/i.test(address) && !/\p{Cc}/u.test(address) && URL.canParse(address)
  );
}

/** Whether a link may lead outside: an absolute https address without credentials. The contract has the same rule. */
export function isHttpsAddress(address: string): boolean {
  return (
    /^https:\/\/[^\s\\/?#@]+(?:[/?#]|$)/.test(address) &&
    !/[\s\\\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u206F]/u.test(address) &&
    URL.canParse(address)
  );
}

/** Whether a color of the catalog is safe in a style: `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export function isCssColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
}

/** The last segment of an href's path, without query and fragment; empty without one. */
export function lastPathSegment(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

/** The address after a sign-in: the remembered one if it is inside the app and not a sign-in page. */
export function afterSignIn(remembered: string | null | undefined): string {
  if (!remembered || !isSafeHref(remembered)) return '/dashboard';
  return /^\/(?:login|register)(?:[/?#]|$)/.test(remembered) ? '/dashboard' : remembered;
}
