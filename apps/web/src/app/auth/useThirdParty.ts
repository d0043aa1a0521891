import { useRootData } from '../api/rootData.ts';
import { useGoogle } from './GoogleProvider.tsx';
import { requestIdToken } from './requestIdToken.ts';

/** The third party of this server: whether there is one, and how it is asked for an ID token. */
export function useThirdParty() {
  const thirdParty = useRootData()?.thirdParty ?? null;
  const google = useGoogle();
  return {
    hasThirdParty: thirdParty !== null,
    requestIdToken: (signal: AbortSignal) => requestIdToken(thirdParty, google, signal),
  };
}
