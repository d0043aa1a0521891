import { passwordResetActors, passwordResetMachine } from '@lyceum/flows/password-reset';
import { useMachine } from '@xstate/react';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useLinkToken } from '../../session/useLinkToken.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

export function ResetPasswordContainer() {
  const token = useLinkToken();
  const [reset, send, actor] = useMachine(useProvidedMachine(passwordResetMachine, passwordResetActors), {
    input: { token },
  });
  useNavigationRequests(actor);
  return <ResetPasswordScreen reset={reset} send={send} />;
}
