import { messagePreferencesActors, messagePreferencesMachine } from '@lyceum/flows/message-preferences';
import { useFlow } from '../../../app/system/useFlow.ts';
import { MessagePreferences } from './MessagePreferences.tsx';

export function MessagePreferencesContainer() {
  const [preferences, send] = useFlow(messagePreferencesMachine, messagePreferencesActors);
  return <MessagePreferences preferences={preferences} send={send} />;
}
