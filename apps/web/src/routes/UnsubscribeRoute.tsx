import type { RouteHandle } from '../app/page/routeHandle.ts';
import { UnsubscribeContainer } from '../features/profile/Unsubscribe/Unsubscribe.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['messages'] } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function UnsubscribeRoute() {
  return <UnsubscribeContainer />;
}
