import { authDialogActors, authDialogMachine } from '@lyceum/flows/auth-dialog';
import type { InputFrom } from 'xstate';
import { useRootData } from '../api/rootData.ts';
import { useFlow } from '../system/useFlow.ts';
import { requestIdToken } from './requestIdToken.ts';

/** Runs the flow of the login dialog and of the two pages, with the third party of this server. */
export function useAuthFlow(input: InputFrom<typeof authDialogMachine>) {
  const thirdParty = useRootData()?.thirdParty ?? null;
  const [auth, send] = useFlow(
    authDialogMachine,
    (api) => authDialogActors(api, (signal) => requestIdToken(thirdParty, signal)),
    { input },
  );
  return { auth, send, hasThirdParty: thirdParty !== null };
}
