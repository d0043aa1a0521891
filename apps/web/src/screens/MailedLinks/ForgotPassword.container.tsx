import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { useFlow } from '../../app/useFlow.ts';
import { useSession } from '../../session/useSession.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function ForgotPasswordContainer() {
  const [forgot, send] = useFlow(forgotPasswordMachine, forgotPasswordActors);
  const { user } = useSession();
  return <ForgotPasswordScreen forgot={forgot} send={send} email={user?.email} />;
}
