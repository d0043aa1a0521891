import {
  resendActors,
  resendMachine,
  verificationActors,
  verificationMachine,
} from '@lyceum/flows/email-verification';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { bringTexts } from '../document/i18n.ts';
import { useWantedPlace } from '../document/useNavigationRequests.ts';
import { usePageTexts } from '../document/usePageTexts.ts';
import { VerifyEmailScreen } from '../screens/MailedLinks/VerifyEmailScreen.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { useLinkToken } from '../session/useLinkToken.ts';
import { useWired } from '../session/useProvidedMachine.ts';
import type { Route } from './+types/VerifyEmailRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await bringTexts('auth');
  return { texts: null };
};

export default function VerifyEmailRoute({ loaderData: { texts } }: Route.ComponentProps) {
  usePageTexts(texts);
  const token = useLinkToken();
  const { reloadUser } = useSession();
  const [verification, send, actor] = useMachine(useWired(verificationMachine, verificationActors), {
    input: { token },
  });
  const [resend, sendToResend] = useMachine(useWired(resendMachine, resendActors));
  useWantedPlace(actor);
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
