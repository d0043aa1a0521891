import {
  resendActors,
  resendMachine,
  verificationActors,
  verificationMachine,
} from '@lyceum/flows/email-verification';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useNavigationRequests } from '../../document/useNavigationRequests.ts';
import { useLinkToken } from '../../session/useLinkToken.ts';
import { useProvidedMachine } from '../../session/useProvidedMachine.ts';
import { useSession } from '../../session/useSession.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

export function VerifyEmailContainer() {
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
