import {
  resendActors,
  resendMachine,
  verificationActors,
  verificationMachine,
} from '@lyceum/flows/email-verification';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useLinkToken } from '../../../platform/document/useLinkToken.ts';
import { VerifyEmailScreen } from './VerifyEmailScreen.tsx';

export function VerifyEmailContainer() {
  const token = useLinkToken();
  const [verification, send] = useFlow(verificationMachine, verificationActors, { input: { token } });
  const [resend, sendToResend] = useFlow(resendMachine, resendActors);
  return (
    <VerifyEmailScreen
      verification={verification}
      send={send}
      resend={resend}
      onResend={() => sendToResend({ type: 'resend.requested' })}
    />
  );
}
