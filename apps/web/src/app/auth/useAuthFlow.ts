import { authDialogActors, authDialogMachine } from '@lyceum/flows/auth-dialog';
import type { InputFrom } from 'xstate';
import { useFlow } from '../system/useFlow.ts';
import { useThirdParty } from './useThirdParty.ts';

/** Runs the flow of the login dialog and of the two pages, with the third party of this server. */
export function useAuthFlow(input: InputFrom<typeof authDialogMachine>) {
  const { hasThirdParty, requestIdToken } = useThirdParty();
  const [auth, send] = useFlow(authDialogMachine, (api) => authDialogActors(api, requestIdToken), { input });
  return { auth, send, hasThirdParty };
}
