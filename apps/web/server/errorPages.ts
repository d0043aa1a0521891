import { isSafeHref } from '@lyceum/rules';
import escapeHtml from 'escape-html';
import type { ErrorPageData } from '../src/document/renderErrorPage.tsx';

/** Placeholders for the parts that differ between responses. */
const ownNonce = '__nonce__';
const ownAddress = '/__address__';

/**
 * Renders each error page once for each language, theme and message. There are a few dozen: the only variable part of a
 * message is the number of minutes.
 */
export function cacheErrorPages(
  render: (page: Omit<ErrorPageData, 'styles'>) => Promise<string>,
): (page: Omit<ErrorPageData, 'styles'>) => Promise<string> {
  const rendered = new Map<string, Promise<string>>();
  return async ({ nonce, address, ...page }) => {
    const key = `${page.language} ${page.theme} ${page.message}`;
    const known = rendered.get(key) ?? render({ ...page, nonce: ownNonce, address: ownAddress });
    rendered.set(key, known);
    const html = await known.catch((error: unknown) => {
      rendered.delete(key);
      throw error;
    });
    const href = isSafeHref(address) ? escapeHtml(address) : '/';
    return html.replace(ownNonce, () => nonce).replace(ownAddress, () => href);
  };
}
