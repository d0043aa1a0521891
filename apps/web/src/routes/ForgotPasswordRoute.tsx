import { forgotPasswordActors, forgotPasswordMachine } from '@lyceum/flows/forgot-password';
import { useMachine } from '@xstate/react';
import { bringTexts } from '../document/i18n.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { ForgotPasswordScreen } from '../screens/MailedLinks/ForgotPasswordScreen.tsx';
import { useWired } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/ForgotPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await bringTexts('auth');
  return { texts: null };
};

export default function ForgotPasswordRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const [forgot, send] = useMachine(useWired(forgotPasswordMachine, forgotPasswordActors));
  return <ForgotPasswordScreen forgot={forgot} send={send} />;
}
