import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { useMachine } from '@xstate/react';
import { loadPageTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { ForgotPasswordScreen } from '../screens/MailedLinks/ForgotPasswordScreen.tsx';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/ForgotPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function ForgotPasswordRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const [forgot, send] = useMachine(useProvidedMachine(forgotPasswordMachine, forgotPasswordActors));
  return <ForgotPasswordScreen forgot={forgot} send={send} />;
}
