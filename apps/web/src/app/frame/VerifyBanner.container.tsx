import { resendActors, resendMachine } from '@lyceum/flows/email-verification';
import { useLocation } from 'react-router-dom';
import { useFlow } from '../system/useFlow.ts';
import { VerifyBannerScreen } from './VerifyBannerScreen.tsx';

/** Runs the banner of a person whose e-mail address is not verified. */
export default function VerifyBannerContainer({ email }: { email: string }) {
  const [resend, send] = useFlow(resendMachine, resendActors);
  // What the register page leaves in the history's state.
  const hasRegistered = useLocation().state?.registered === true;
  return <VerifyBannerScreen resend={resend} send={send} registered={hasRegistered ? email : null} />;
}
