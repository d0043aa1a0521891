import {
  resendActors,
  resendMachine,
  verificationActors,
  verificationMachine,
} from '@lyceum/flows/email-verification';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { bringTexts } from '../app/i18n.ts';
import { useSession } from '../app/session.tsx';
import { usePageTexts } from '../app/texts.ts';
import { useLinkToken } from '../app/useLinkToken.ts';
import { useWantedPlace } from '../app/useWantedPlace.ts';
import { useWired } from '../app/useWired.ts';
import { VerifyEmailScreen } from '../screens/MailedLinks/VerifyEmailScreen.tsx';
import type { Route } from './+types/verify-email.ts';

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
