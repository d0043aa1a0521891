import { textsLoader } from '../document/texts.ts';
import { UnsubscribeContainer } from '../screens/Unsubscribe/Unsubscribe.container.tsx';

export const loader = () => ({ texts: ['messages'] as const });
export const clientLoader = textsLoader('messages');

export default function UnsubscribeRoute() {
  return <UnsubscribeContainer />;
}
