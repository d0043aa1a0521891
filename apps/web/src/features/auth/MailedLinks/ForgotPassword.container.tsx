import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { useSession } from '../../../app/session/useSession.ts';
import { useFlow } from '../../../app/system/useFlow.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function ForgotPasswordContainer() {
  const [forgot, send] = useFlow(forgotPasswordMachine, forgotPasswordActors);
  const { user } = useSession();
  return <ForgotPasswordScreen forgot={forgot} send={send} email={user?.email} />;
}
