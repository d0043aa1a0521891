import { layerOrder } from '@lyceum/ui/theme';
import { createContext, use, useState, useSyncExternalStore } from 'react';
import { Links, useLocation, useMatches } from 'react-router-dom';
import type { PageRequest } from '../pageRequest.ts';
import { useNonce } from './nonce.ts';

/** The stylesheets on the server. The browser has those of the first page in its HTML. */
export const StylesContext = createContext<PageRequest['styles']>(() => '');

const neverChanges = () => () => {};

/** The styles of the first page, so that it is painted without a further request. Later pages link theirs. */
export function PageStyles() {
  const nonce = useNonce();
  const { key } = useLocation();
  const isInHtml = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  // None if React renders the first page anew because its HTML was changed, for example by a browser extension.
  const [firstKey] = useState(isInHtml ? key : null);
  const styles = use(StylesContext)(useMatches().map(({ id }) => id));
  const isLinked = import.meta.env.DEV || key !== firstKey;
  return (
    <>
      <style nonce={nonce}>{layerOrder}</style>
      {firstKey !== null && (
        <style
          nonce={nonce}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own styles
          dangerouslySetInnerHTML={{ __html: styles }}
        />
      )}
      {isLinked && <Links nonce={nonce} />}
    </>
  );
}
