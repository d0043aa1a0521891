import { passwordResetActors, passwordResetMachine } from '@lyceum/flows/password-reset';
import { useMachine } from '@xstate/react';
import { loadPageTexts } from '../document/i18n.ts';
import { useNavigationRequests } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { ResetPasswordScreen } from '../screens/MailedLinks/ResetPasswordScreen.tsx';
import { useLinkToken } from '../session/useLinkToken.ts';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/ResetPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function ResetPasswordRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const token = useLinkToken();
  const [reset, send, actor] = useMachine(useProvidedMachine(passwordResetMachine, passwordResetActors), {
    input: { token },
  });
  useNavigationRequests(actor);
  return <ResetPasswordScreen reset={reset} send={send} />;
}
