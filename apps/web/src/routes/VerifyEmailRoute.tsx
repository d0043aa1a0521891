import { textsLoader } from '../document/loading/textsLoader.ts';
import { VerifyEmailContainer } from '../screens/MailedLinks/VerifyEmail.container.tsx';
import type { Route } from './+types/VerifyEmailRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = textsLoader('auth');

export default function VerifyEmailRoute() {
  return <VerifyEmailContainer />;
}
