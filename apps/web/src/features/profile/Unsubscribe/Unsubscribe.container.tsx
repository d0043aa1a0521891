import { messageSubscriptionActors, messageSubscriptionMachine } from '@lyceum/flows/message-subscription';
import { useFlow } from '../../../app/system/useFlow.ts';
import { useLinkToken } from '../../../platform/document/useLinkToken.ts';
import { UnsubscribeScreen } from './UnsubscribeScreen.tsx';

export function UnsubscribeContainer() {
  const token = useLinkToken();
  const [subscription, send] = useFlow(messageSubscriptionMachine, messageSubscriptionActors, {
    input: { token },
  });
  return <UnsubscribeScreen subscription={subscription} send={send} />;
}
