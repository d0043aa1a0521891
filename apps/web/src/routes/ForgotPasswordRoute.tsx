import type { RouteHandle } from '../app/page/routeHandle.ts';
import { ForgotPasswordContainer } from '../features/auth/MailedLinks/ForgotPassword.container.tsx';
import { textsLoader } from '../platform/i18n/texts.ts';

export const handle = { texts: ['auth'] } as const satisfies RouteHandle;

export const loader = () => null;
export const clientLoader = textsLoader(...handle.texts);

export default function ForgotPasswordRoute() {
  return <ForgotPasswordContainer />;
}
