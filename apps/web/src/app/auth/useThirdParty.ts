import { useRootData } from '../api/rootData.ts';
import { useGoogle } from './GoogleProvider.tsx';
import { requestIdToken } from './requestIdToken.ts';

/** Whether this server offers sign-in with a third party, and the function that requests an ID token from it. */
export function useThirdParty() {
  const thirdParty = useRootData()?.thirdParty ?? null;
  const google = useGoogle();
  return {
    hasThirdParty: thirdParty !== null,
    requestIdToken: (signal: AbortSignal) => requestIdToken(thirdParty, google, signal),
  };
}
