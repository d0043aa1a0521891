import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { useFlow } from '../../app/useFlow.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function ForgotPasswordContainer() {
  const [forgot, send] = useFlow(forgotPasswordMachine, forgotPasswordActors);
  return <ForgotPasswordScreen forgot={forgot} send={send} />;
}
