/** The permissions of a document by directive of Content-Security-Policy, such as `{ 'img-src': ["'self'"] }`. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

const nothing: Allowed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Formats a Content-Security-Policy that denies everything that is not listed. */
export function contentPolicy(allowed: Allowed = {}): string {
  return Object.entries({ ...nothing, ...allowed })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** For documents: only the listed policies may turn text into markup, scripts or script addresses. */
export function trustedTypes(...policies: readonly string[]): Allowed {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies.length > 0 ? policies : ["'none'"],
  };
}
