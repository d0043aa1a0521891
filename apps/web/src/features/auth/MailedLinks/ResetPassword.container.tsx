import { passwordResetActors, passwordResetMachine } from '@lyceum/flows/password-reset';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useLinkToken } from '../../../platform/document/useLinkToken.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';

export function ResetPasswordContainer() {
  const token = useLinkToken();
  const [reset, send] = useFlow(passwordResetMachine, passwordResetActors, { input: { token } });
  return <ResetPasswordScreen reset={reset} send={send} />;
}
