import { createHash } from 'node:crypto';

/** A rendered page whose own scripts and styles are in its policy. The same content has the same HTML and sources. */
export interface SealedPage {
  html: string;
  /** The sources of the page's scripts and styles for its Content-Security-Policy. */
  scripts: readonly string[];
  styles: readonly string[];
}

const restricted = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;

/**
 * Replaces the nonce that a page was rendered with by hashes, so that the page may be cached and sent to everyone. Only
 * elements with the nonce get a hash: injected ones have none.
 * @param nonce random, so that nothing that was written before the rendering contains it
 * @param keepsStyleNonce for scripts of third parties that add styles with the nonce of the page
 */
export function sealPage(html: string, nonce: string, keepsStyleNonce: boolean): SealedPage {
  const attribute = ` nonce="${nonce}"`;
  const scripts = new Set<string>();
  const styles = new Set<string>(keepsStyleNonce ? [`'nonce-${nonce}'`] : []);
  const sealed = html.replace(restricted, (element, name: string, attributes = '', content: string) => {
    if (!attributes.includes(attribute)) return element;
    if (name === 'style') {
      if (keepsStyleNonce) return element;
      styles.add(hashOf(content));
      return element.replace(attribute, '');
    }
    // A data block does not run and needs no hash.
    if (/ type="application\//.test(attributes)) return element.replace(attribute, '');
    scripts.add(hashOf(content));
    return element.replace(attribute, '');
  });
  const rest = /<(?:script|link)\s[^>]*>/g;
  return {
    html: sealed.replace(rest, (tag) => tag.replace(attribute, '')),
    scripts: [...scripts],
    styles: [...styles],
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
