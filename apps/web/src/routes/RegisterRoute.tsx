import { textsLoader } from '../document/loading/textsLoader.ts';
import { RegisterContainer } from '../screens/Auth/Register.container.tsx';
import type { Route } from './+types/RegisterRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = textsLoader('auth');

export default function RegisterRoute() {
  return <RegisterContainer />;
}
