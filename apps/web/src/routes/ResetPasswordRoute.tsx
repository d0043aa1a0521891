import { textsLoader } from '../document/loading/textsLoader.ts';
import { ResetPasswordContainer } from '../screens/MailedLinks/ResetPassword.container.tsx';
import type { Route } from './+types/ResetPasswordRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = textsLoader('auth');

export default function ResetPasswordRoute() {
  return <ResetPasswordContainer />;
}
