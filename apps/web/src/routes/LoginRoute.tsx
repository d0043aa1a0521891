import type { RouteHandle } from '../app/page/routeHandle.ts';
import { LoginContainer } from '../features/auth/Login.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['auth'], query: {} } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function LoginRoute() {
  return <LoginContainer />;
}
