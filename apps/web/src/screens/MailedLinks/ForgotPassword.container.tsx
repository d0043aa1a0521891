import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { useMachine } from '@xstate/react';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

export function ForgotPasswordContainer() {
  const [forgot, send] = useMachine(useProvidedMachine(forgotPasswordMachine, forgotPasswordActors));
  return <ForgotPasswordScreen forgot={forgot} send={send} />;
}
