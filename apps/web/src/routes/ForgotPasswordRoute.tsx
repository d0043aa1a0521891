import { textsLoader } from '../document/loading/textsLoader.ts';
import { ForgotPasswordContainer } from '../screens/MailedLinks/ForgotPassword.container.tsx';
import type { Route } from './+types/ForgotPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = textsLoader('auth');

export default function ForgotPasswordRoute() {
  return <ForgotPasswordContainer />;
}
