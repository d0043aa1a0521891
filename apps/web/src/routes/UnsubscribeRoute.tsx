import { UnsubscribeContainer } from '../features/profile/Unsubscribe/Unsubscribe.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const loader = () => ({ texts: ['messages'] as const });
export const clientLoader = textsLoader('messages');

export default function UnsubscribeRoute() {
  return <UnsubscribeContainer />;
}
