import { createHash } from 'node:crypto';
import { contentPolicy, type Settings, thirdParty, trustedTypes } from '@lyceum/api';

/** The sources that Google requires on a page with its sign-in. */
const google = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  rest: 'https://accounts.google.com/gsi/',
};

/** The sources of a page's own scripts and styles: hashes or nonces. */
interface OwnSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The sources of a page that is rendered for one request. */
export const nonceSources = (nonce: string): OwnSources => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

const inlineElement = /<(script|style)(\s[^>]*)?>([\s\S]*?)<\/\1>/g;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The sources of a page that is sent to everyone: the hashes of the inline scripts and styles that React rendered with the
 * nonce. Injected elements do not have it.
 * @param nonce random, so that nothing that was written before the rendering contains it
 */
export function hashSources(html: string, nonce: string): OwnSources {
  const own = [...html.matchAll(inlineElement)].filter(([, , attributes]) => attributes?.includes(nonce));
  const hashesOf = (element: string) =>
    new Set(own.flatMap(([, name, , content = '']) => (name === element && content ? hashOf(content) : [])));
  return { scripts: [...hashesOf('script')], styles: [...hashesOf('style')] };
}

/** The style attribute of a hidden input of Base UI, the only one in a rendered page. It is harmless on any element. */
const hiddenInput = hashOf(
  'clip-path:inset(50%);overflow:hidden;white-space:nowrap;border:0;padding:0;width:1px;height:1px;margin:0;position:fixed;top:0;left:0',
);

/**
 * The Content-Security-Policy of a page. Scripts, styles and everything else come from this server; inline ones are the
 * page's own; images match `isSafeImageAddress` of the rules; and no text becomes markup or a script (Trusted Types).
 */
export function pagePolicy(own: OwnSources, settings: Settings): string {
  const isGoogle = thirdParty(settings)?.kind === 'google';
  const ifGoogle = (source: string) => (isGoogle ? [source] : []);
  return contentPolicy({
    'script-src': ["'self'", ...own.scripts, ...ifGoogle(google.script)],
    'style-src': ["'self'", ...own.styles, ...ifGoogle(google.style)],
    'style-src-attr': ["'unsafe-hashes'", hiddenInput],
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
    // Google does not document the names of its script's policies.
    ...trustedTypes(...(isGoogle ? ['*', "'allow-duplicates'"] : ['default'])),
  });
}
