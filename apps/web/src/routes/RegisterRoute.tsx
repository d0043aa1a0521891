import { loadPageTexts } from '../document/i18n.ts';
import { RegisterContainer } from '../screens/Auth/Register.container.tsx';
import type { Route } from './+types/RegisterRoute.ts';

export const loader = ({ context }: Route.LoaderArgs) => ({ texts: context.texts(['auth']) });
export const clientLoader = async () => {
  await loadPageTexts('auth');
  return { texts: null };
};

export default function RegisterRoute() {
  return <RegisterContainer />;
}
