import { useSyncExternalStore } from 'react';
import { useNonce } from '../nonce.ts';
import { usePageWaits } from './waitingPages.ts';

const neverChanges = () => () => {};

/** A link with `lng` changes the language of the visitor, which a prefetch must not. */
const rules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*\\?*lng=*' } }] },
      eagerness: 'conservative',
    },
  ],
});

/**
 * Before the page has started, the browser follows links itself. It requests the next page when a link is pressed, not
 * when it is released, unless it saves data [2.282]. After the hydration, `usePrefetchOnIntent` does more than that.
 */
export function PrefetchRules() {
  const nonce = useNonce();
  const waits = usePageWaits();
  const isStarting = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  if (!isStarting || !waits) return null;
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, without input
      dangerouslySetInnerHTML={{ __html: rules }}
    />
  );
}
