/**
 * Whether an href from the server may be followed: a path inside the app. `//host` and `/\host` lead outside,
 * and browsers drop tabs and line breaks from an address before they read it.
 */
export function isSafeHref(href: string): boolean {
  return /^\/(?![/\\])/.test(href) && !/\p{Cc}/u.test(href);
}

/**
 * Whether an image may be loaded from this address: a path inside the app, or an absolute https address without
 * credentials, not even empty ones.
 */
export function isSafeImageAddress(address: string): boolean {
  if (isSafeHref(address)) return true;
  return (
    /^https:\/\/[^\s\\/?#@]+(?:[/?#]|$)/i.test(address) && !/\p{Cc}/u.test(address) && URL.canParse(address)
  );
}

/** Whether a color from the catalog may stand in a style: `#rgb`, `#rrggbb` or `#rrggbbaa`, nothing else. */
export function isCssColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text);
}

/** The last part of an href's path, without query and fragment; empty when there is none. */
export function lastPathSegment(href: string): string {
  const path = href.split(/[?#]/, 1)[0] ?? '';
  return path.split('/').findLast((segment) => segment !== '') ?? '';
}

/** Where to go after signing in: the remembered place when it is inside the app and not a sign-in page. */
export function afterSignIn(remembered: string | null | undefined): string {
  if (!remembered || !isSafeHref(remembered)) return '/dashboard';
  return /^\/(?:login|register)(?:[/?#]|$)/.test(remembered) ? '/dashboard' : remembered;
}
