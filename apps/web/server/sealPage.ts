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
    const code = attributes.includes(' type="module"') ? startScript(content) : content;
    scripts.add(hashOf(code));
    return code === content ? element.replace(attribute, '') : `<script>${code}</script>`;
  });
  const rest = /<(?:script|link)\s[^>]*>/g;
  return {
    html: sealed.replace(rest, (tag) => tag.replace(attribute, '')),
    scripts: [...scripts],
    styles: [...styles],
  };
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Replaces React Router's script that imports the modules of a page. A script with a hash may not import modules:
 * `strict-dynamic` trusts only script elements that it creates. So it creates one for the entry, which imports the
 * modules of the routes (`importFirstModules`).
 * @throws if React Router's script has another form
 */
function startScript(code: string): string {
  const [, manifest] = /^\s*import "([^"]+)";/.exec(code) ?? [];
  const [, entry] = /\bimport\("([^"]+)"\);\s*$/.exec(code) ?? [];
  const [, names] = /window\.__reactRouterRouteModules = \{([^}]*)\};/.exec(code) ?? [];
  const urls = new Map(
    [...code.matchAll(/^import \* as (\w+) from "([^"]+)";/gm)].map(([, name, url]) => [name, url]),
  );
  const routes = [...(names ?? '').matchAll(/"([^"]+)":(\w+)/g)].map(([, id, name]) => [id, urls.get(name)]);
  if (!manifest || !entry || routes.length === 0 || routes.some(([, url]) => !url))
    throw new Error(`React Router’s script that starts a page has an unknown form, so no page runs: ${code}`);
  const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
  return (
    `window.firstModules=${json({ manifest, routes: Object.fromEntries(routes) })};((types,url)=>{` +
    'const script=document.createElement("script");script.type="module";' +
    'script.src=types?types.createPolicy("start",{createScriptURL:(url)=>url}).createScriptURL(url):url;' +
    `document.head.append(script)})(window.trustedTypes,${json(entry)})`
  );
}
