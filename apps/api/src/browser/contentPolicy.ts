/** What a document may do, by directive of Content-Security-Policy, such as `{ 'img-src': ["'self'"] }`. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

const nothing: Allowed = {
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Writes a Content-Security-Policy that refuses everything but what is allowed here. */
export function contentPolicy(allowed: Allowed = {}): string {
  return Object.entries({ ...nothing, ...allowed })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** For a document: no text becomes markup, a script or a script's address but by a policy that is listed. */
export function trustedTypes(...policies: readonly string[]): Allowed {
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': policies.length > 0 ? policies : ["'none'"],
  };
}
