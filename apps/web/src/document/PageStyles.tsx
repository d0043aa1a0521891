import { layerOrder } from '@lyceum/ui/theme';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import { Links, useMatches } from 'react-router-dom';
import type { PageContext } from '../pageContext.ts';
import { useNonce } from './nonce.ts';

/** The stylesheets on the server. The browser has them in its HTML. */
export const StylesContext = createContext<PageContext['styles']>(() => '');

const neverChanges = () => () => {};

/**
 * The styles of the page. Its HTML contains them, so that it is painted without a further request. After the hydration it
 * links them, like the pages that follow.
 */
export function PageStyles() {
  const nonce = useNonce();
  const styles = use(StylesContext)(useMatches().map(({ id }) => id));
  const isInHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => !import.meta.env.DEV,
  );
  // Not if React renders the page anew because its HTML was changed, for example by a browser extension.
  const [wasInHtml] = useState(isInHtml);
  return (
    <>
      <style nonce={nonce}>{layerOrder}</style>
      {wasInHtml && (
        <style
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
          dangerouslySetInnerHTML={{ __html: styles }}
        />
      )}
      {!isInHtml && <Links nonce={nonce} />}
    </>
  );
}
