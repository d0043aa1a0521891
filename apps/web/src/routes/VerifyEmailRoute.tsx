import {
  resendActors,
  resendMachine,
  verificationActors,
  verificationMachine,
} from '@lyceum/flows/email-verification';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { loadPageTexts } from '../document/i18n.ts';
import { useNavigationRequests } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { VerifyEmailScreen } from '../screens/MailedLinks/VerifyEmailScreen.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useLinkToken } from '../session/useLinkToken.ts';
import { useProvidedMachine } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/VerifyEmailRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function VerifyEmailRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const token = useLinkToken();
  const { reloadUser } = useSession();
  const [verification, send, actor] = useMachine(
    useProvidedMachine(verificationMachine, verificationActors),
    {
      input: { token },
    },
  );
  const [resend, sendToResend] = useMachine(useProvidedMachine(resendMachine, resendActors));
  useNavigationRequests(actor);
  useEffect(() => {
    const listening = actor.on('email.verified', reloadUser);
    return () => listening.unsubscribe();
  }, [actor, reloadUser]);
  return (
    <VerifyEmailScreen
      verification={verification}
      send={send}
      resend={resend}
      onResend={() => sendToResend({ type: 'resend.requested' })}
    />
  );
}
