/**
 * Where an address leads: to a page of the `app` (an absolute or relative path or a query), to a `fragment` of the same
 * page, to another site (`external`), or to a `contact` (`mailto:`, `tel:`).
 */
export type LinkTarget = 'app' | 'fragment' | 'external' | 'contact';

// Browsers remove control characters, and invisible and directional ones make an address look like another, except for
// the joiners of Persian and Indic words.
const misleading = /[\p{Cc}\u2028\u2029]|(?![\u200C\u200D])\p{Cf}|^\s|\s$/u;
const scheme = /^([a-z][a-z\d+.-]*):/i;
/** With a host, without credentials, which make `https://bank.example@evil.example` look like the bank's. */
const website = /^https?:\/\/[^\s\\/?#@]+(?:[/?#]|$)/i;

/** Whether a path stays inside the app: `//host` leads to another one, and to browsers `\` is the same as `/`. */
function staysInside(address: string): boolean {
  const [path = ''] = address.split(/[?#]/, 1);
  if (path.includes('\\') || path.startsWith('//')) return false;
  // `/.//host` becomes `//host` once its dots are resolved.
  return !path.includes('//') || !new URL(path, 'https://app.example').pathname.startsWith('//');
}

/**
 * Where an address leads, or null if it may not become a link: another scheme (`javascript:`, `data:`), another host
 * without a scheme, an address that browsers read in another way than people, or none.
 */
export function linkTargetOf(address: string): LinkTarget | null {
  if (address === '' || misleading.test(address)) return null;
  const [, name] = scheme.exec(address) ?? [];
  switch (name?.toLowerCase()) {
    case undefined:
      if (address.startsWith('#')) return 'fragment';
      return staysInside(address) ? 'app' : null;
    case 'http':
    case 'https':
      return website.test(address) && URL.canParse(address) ? 'external' : null;
    case 'mailto':
    case 'tel':
      return /^[^:]+:(?!\/)[^\s\\]+$/.test(address) ? 'contact' : null;
    default:
      return null;
  }
}
